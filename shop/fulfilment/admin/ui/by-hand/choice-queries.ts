import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../../courier-choice.ts';

export function choiceQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['staff-order', orderNumber, 'courier'],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { orderNumber } }, { signal }),
  });
}

export function useChooseCourier(orderNumber: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { version: number; chosen: string }) =>
      callApi(endpoints.choose, { params: { orderNumber }, body }),
    onSuccess: ({ carrier }) => toast.success(`The courier is chosen: ${carrier.label}.`),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['staff-order'] });
      await queries.invalidateQueries({ queryKey: ['by-hand'] });
    },
  });
}

export function pincodeListsQuery() {
  return queryOptions({
    queryKey: ['by-hand-pincodes'],
    queryFn: ({ signal }) => callApi(endpoints.pincodes, {}, { signal }),
  });
}

export function useSavePincodes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { carrier: string; version: number; pincodes: string }) =>
      callApi(endpoints.savePincodes, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(pincodeListsQuery().queryKey, saved);
      toast.success('The pincodes are saved. They count for new orders.');
    },
    onError: () => queries.invalidateQueries(pincodeListsQuery()),
  });
}
