import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../contract.ts';

export function openingQuery() {
  return queryOptions({
    queryKey: ['opening'],
    queryFn: ({ signal }) => callApi(endpoints.read, {}, { signal }),
    refetchOnWindowFocus: true,
  });
}
