import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { rowsOfFile } from '#platform/admin/ui/csv/rows-query.ts';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { BulkState, Mapping, RowResult } from '../../bulk/bulk-change.ts';
import { type BulkChange, endpoints } from '../../bulk/contract.ts';
import { productList } from '../queries.ts';

const working = new Set<BulkState>(['checking', 'running', 'undoing']);
const pollMs = 1_000;

export function isWorking({ state }: { state: BulkState }): boolean {
  return working.has(state);
}

/** A change of many products. While a job works on it, it is read again each second. */
export function bulkQuery(id: string) {
  return queryOptions({
    queryKey: ['bulk-change', id],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? pollMs : false),
  });
}

export function recentQuery() {
  return queryOptions({
    queryKey: ['bulk-changes'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}

/** Rows with one result. `state` reads them again after a run. */
export function rowsQuery({ id, state }: Pick<BulkChange, 'id' | 'state'>, result: RowResult) {
  return rowsOfFile(['bulk-rows', id, state, result], ({ after, signal }) =>
    callApi(endpoints.listRows, { params: { id: String(id) }, query: { result, after } }, { signal }),
  );
}

/** Stores a change as the shop sent it back. The list of products is read again. */
export function useKeepChange() {
  const queries = useQueryClient();
  return async (change: BulkChange) => {
    queries.setQueryData(bulkQuery(String(change.id)).queryKey, change);
    await queries.invalidateQueries({ queryKey: listKey(productList) });
    await queries.invalidateQueries(recentQuery());
  };
}

/** Checks a file, or starts, stops or undoes a change. */
export function useBulkControls(id: number) {
  const keep = useKeepChange();
  return useMutation({
    mutationFn: (step: Mapping | 'start' | 'stop' | 'undo') => {
      const params = { id: String(id) };
      return typeof step === 'string'
        ? callApi(endpoints[step], { params })
        : callApi(endpoints.check, { params, body: step });
    },
    onSuccess: keep,
    onError: (error) => toast.error(failureOf(error, 'Nothing was changed.')),
  });
}
