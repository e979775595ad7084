import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../../customers.ts';

/** Each access is logged, so the page reads a customer once. */
export function customerQuery(id: string) {
  return queryOptions({
    queryKey: ['staff', 'customers', id],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { id } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
