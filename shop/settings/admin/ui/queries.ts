import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type AskFresh, useUndo } from '#platform/admin/ui/log/queries.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, messages } from '../contract.ts';

export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => callApi(endpoints.read, {}, { signal }),
  });
}

export type SettingChanges = { changes: Record<string, string | null>; versions: Record<string, number> };

/** Saves facts of the shop. The message offers the undo of the change. */
export function useSaveSettings(askFresh: AskFresh) {
  const queries = useQueryClient();
  const undo = useUndo(async (action) => {
    const undone = await askFresh(action);
    await queries.invalidateQueries(settingsQuery());
    return undone;
  });
  return async (body: SettingChanges) => {
    const { change, ...settings } = await askFresh(() => callApi(endpoints.save, { body }));
    queries.setQueryData(settingsQuery().queryKey, settings);
    void queries.invalidateQueries({ queryKey: ['opening'] });
    toast.success(messages.saved, { label: 'Undo', act: () => undo.mutate({ id: change }) });
  };
}
