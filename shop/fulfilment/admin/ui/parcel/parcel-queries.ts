import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { boardKey } from '#platform/admin/ui/board-key.ts';
import { newId } from '#platform/admin/ui/form/new-id.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { RedeliveryForm } from '../../../redelivery.ts';
import type { FoundUnits } from '../../inspection.ts';
import { endpoints, type Parcel } from '../../parcels.ts';

export function parcelQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['staff-order', orderNumber, 'parcel'],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { orderNumber } }, { signal }),
  });
}

/** Each id asks once, however often it is sent. */
export function useRedelivery(orderNumber: string) {
  return useParcel(orderNumber, 'The courier is asked.', (answer: RedeliveryForm) =>
    callApi(endpoints.rescue, { params: { orderNumber }, body: { id: newId(), answer } }),
  );
}

export function useSettle(orderNumber: string) {
  return useParcel(orderNumber, 'Noted.', (id: string) =>
    callApi(endpoints.settle, { params: { orderNumber, id } }),
  );
}

export function useLose(orderNumber: string) {
  return useParcel(orderNumber, 'The parcel is lost. The customer gets an email.', (claimAmount: number) =>
    callApi(endpoints.lose, { params: { orderNumber }, body: { claimAmount } }),
  );
}

export function useInspect(orderNumber: string, version: number) {
  return useParcel(orderNumber, 'Saved.', (units: FoundUnits[] | null) =>
    callApi(endpoints.inspect, { params: { orderNumber }, body: { version, units } }),
  );
}

function useParcel<Given>(orderNumber: string, said: string, act: (given: Given) => Promise<Parcel>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast.success(said),
    // The parcel's key begins with the order's.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['staff-order', orderNumber] });
      await queries.invalidateQueries({ queryKey: boardKey });
    },
  });
}
