import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import type { Selected } from '#platform/admin/ui/list/list-parts.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { orderList } from '#shop/orders/admin/order-tabs.ts';
import { endpoints, type HandCourier, type HandSteps } from '../../by-hand.ts';
import type { HandStepName } from '../../hand-steps.ts';

export const handList = 'by-hand';

export function handStepsQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['by-hand', orderNumber],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { orderNumber } }, { signal }),
  });
}

export function handCouriersQuery() {
  return queryOptions({
    queryKey: ['by-hand-couriers'],
    queryFn: ({ signal }) => callApi(endpoints.couriers, {}, { signal }),
  });
}

/** Reads again what a step or a waybill changes: lists, the parcel, its order and the board. */
export function useParcelsChanged() {
  const queries = useQueryClient();
  return async () => {
    for (const name of [handList, orderList]) await queries.invalidateQueries({ queryKey: listKey(name) });
    await queries.invalidateQueries({ queryKey: ['by-hand'] });
    await queries.invalidateQueries({ queryKey: ['staff-order'] });
  };
}

export type StepToTake = { step: HandStepName; at?: string; remark: string; orders: Selected };

export function useTakeStep() {
  const onSettled = useParcelsChanged();
  return useMutation({
    mutationFn: (body: StepToTake) => callApi(endpoints.takeStep, { body }),
    onSettled,
  });
}

export function useGiveWaybills() {
  const onSettled = useParcelsChanged();
  return useMutation({
    mutationFn: (body: { courier: string; pairs: { orderNumber: string; waybill: string }[] }) =>
      callApi(endpoints.giveWaybills, { body }),
    onSettled,
  });
}

export function useUndoStep(orderNumber: string) {
  const queries = useQueryClient();
  const onSettled = useParcelsChanged();
  return useMutation({
    mutationFn: (step: number) => callApi(endpoints.undo, { params: { orderNumber }, body: { step } }),
    onSuccess: (steps: HandSteps) => queries.setQueryData(handStepsQuery(orderNumber).queryKey, steps),
    onSettled,
  });
}

export function useSaveCourier() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: HandCourier) => callApi(endpoints.saveCourier, { body }),
    onSuccess: (saved) => queries.setQueryData(handCouriersQuery().queryKey, saved),
  });
}
