import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type Manifest } from '../../manifest.ts';

export const packedList = 'packed-parcels';
export const manifestList = 'hand-overs';

/** A list, asked for every second until each parcel has its outcome. */
export function manifestQuery(id: string) {
  return queryOptions({
    queryKey: ['hand-over', id],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.done === state.data.total ? false : 1_000),
  });
}

export function pickupQuery(day: string) {
  return queryOptions({
    queryKey: ['pickup', day],
    queryFn: ({ signal }) => callApi(endpoints.pickup, { params: { day } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.pickup?.state === 'waiting' ? 2_000 : false),
  });
}

export function useLeaveParcel(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderNumber, isLeft }: { orderNumber: string; isLeft: boolean }) =>
      callApi(endpoints.leave, { params: { id, orderNumber }, body: { isLeft } }),
    onSuccess: (list: Manifest) => {
      queries.setQueryData(manifestQuery(id).queryKey, list);
      return queries.invalidateQueries({ queryKey: listKey(packedList) });
    },
    onError: (error) => toast.error(failureOf(error)),
  });
}
