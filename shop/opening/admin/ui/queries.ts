import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { isRemoving } from '../../removal.ts';
import { endpoints } from '../contract.ts';

const lookEveryMs = 1_000;

export function openingQuery() {
  return queryOptions({
    queryKey: ['opening'],
    queryFn: ({ signal }) => callApi(endpoints.read, {}, { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (isRemoving(state.data?.removal?.state) ? lookEveryMs : false),
  });
}

/** The rows that the removal of the demo takes while these products of it stay. */
export function demoCountsQuery(keep: number[]) {
  return queryOptions({
    queryKey: ['opening', 'demo', keep],
    queryFn: ({ signal }) => callApi(endpoints.countDemo, { body: { keep } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
