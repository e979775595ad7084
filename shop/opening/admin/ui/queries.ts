import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { isRemoving } from '../../removal.ts';
import { endpoints, type Opening } from '../contract.ts';

const lookEveryMs = 1_000;
const backupEveryMs = 10_000;

export function openingQuery() {
  return queryOptions({
    queryKey: ['opening'],
    queryFn: ({ signal }) => callApi(endpoints.read, {}, { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => {
      if (isRemoving(data?.removal?.state)) return lookEveryMs;
      return data && isBackingUp(data) ? backupEveryMs : false;
    },
  });
}

/** The settings are there, and the first backup is not. */
function isBackingUp({ steps }: Opening): boolean {
  return steps.some(({ id, isDone, missing }) => id === 'backup' && !isDone && missing.length === 0);
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
