import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../contract.ts';

export function consentsQuery() {
  return queryOptions({
    queryKey: ['consents'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}
