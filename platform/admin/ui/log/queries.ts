import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../../../ui/sending/failure-of.ts';
import { callApi } from '../../../ui/call-api.ts';
import { toast } from '../../../ui/toast.tsx';
import { endpoints } from '../../change-log.ts';
import type { Selected } from '../list/list-parts.ts';
import { listKey } from '../list/use-list-query.ts';

export const logName = 'log';

export function logFiltersQuery() {
  return queryOptions({
    queryKey: ['change-log-filters'],
    queryFn: ({ signal }) => callApi(endpoints.filters, {}, { signal }),
  });
}

/** Below the list's key, so that an undo reads it again. */
export function othersChangesQuery() {
  return queryOptions({
    queryKey: [...listKey(logName), 'others'],
    queryFn: ({ signal }) => callApi(endpoints.list, { query: { others: 'yes' } }, { signal }),
  });
}

/** Runs an action, and asks the second factor again where the shop wants a fresh one. */
export type AskFresh = <Result>(action: () => Promise<Result>) => Promise<Result>;

/** The first change of a colleague adds them to the filter. */
async function refresh(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: listKey(logName) });
  await queries.invalidateQueries(logFiltersQuery());
}

/** Undoes a change. The toast offers to redo it. */
export function useUndo(askFresh: AskFresh) {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: ({ id }: { id: number; isRedo?: boolean }) =>
      askFresh(() => callApi(endpoints.undo, { params: { id: String(id) } })),
    onSuccess: ({ version, message }, { isRedo = false }) =>
      toast.success(isRedo ? 'Done again.' : message, {
        label: isRedo ? 'Undo' : 'Redo',
        act: () => undo.mutate({ id: version, isRedo: !isRedo }),
      }),
    onError: (error) => toast.error(failureOf(error, 'Nothing was undone.')),
    onSettled: () => refresh(queries),
  });
  return undo;
}

/** Undoes the selected changes, all or none. */
export function useUndoMany(askFresh: AskFresh) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (selected: Selected) => askFresh(() => callApi(endpoints.undoMany, { body: selected })),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureOf(error, 'Nothing was undone.')),
    onSettled: () => refresh(queries),
  });
}
