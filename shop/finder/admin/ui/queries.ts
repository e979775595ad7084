import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, minSought } from '../contract.ts';

/** A repeated search would be a second look at the same data. */
export const findQuery = (q: string) =>
  queryOptions({
    queryKey: ['find', q],
    queryFn: ({ signal }) => callApi(endpoints.find, { body: { q } }, { signal }),
    enabled: q.length >= minSought,
    staleTime: Infinity,
    gcTime: 0,
  });
