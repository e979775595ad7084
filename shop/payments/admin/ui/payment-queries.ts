import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { boardKey } from '#platform/admin/ui/board-key.ts';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../payments.ts';

export const paymentList = 'payments';

/** Runs an action, after the second factor when the shop asks for it. */
export type WithFactor = <Result>(action: () => Promise<Result>) => Promise<Result>;

export function paymentsQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['staff', 'payments', orderNumber],
    queryFn: ({ signal }) => callApi(endpoints.ofOrder, { params: { orderNumber } }, { signal }),
  });
}

export function paymentSummaryQuery() {
  return queryOptions({
    queryKey: ['staff', 'payment-summary'],
    queryFn: ({ signal }) => callApi(endpoints.sumUp, {}, { signal }),
  });
}

export type PaymentAct =
  | { act: 'ask' | 'undo' | 'count' | 'sendBack' | 'releaseRefund'; id: string }
  | { act: 'confirm'; id: string; reference: string; amount: number }
  | { act: 'settleRefund'; id: string; reference: string };

function send(act: PaymentAct) {
  const params = { id: act.id };
  if (act.act === 'confirm')
    return callApi(endpoints.confirm, { params, body: { reference: act.reference, amount: act.amount } });
  if (act.act === 'settleRefund')
    return callApi(endpoints.settleRefund, { params, body: { reference: act.reference } });
  return callApi(endpoints[act.act], { params });
}

/** Runs an act on a payment or a refund of an order, and reads the order again. */
export function usePaymentAct(orderNumber: string, withFactor: WithFactor) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (act: PaymentAct) => withFactor(() => send(act)),
    onSuccess: async (shown) => {
      queries.setQueryData(paymentsQuery(orderNumber).queryKey, shown);
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['staff-order', orderNumber] }),
        queries.invalidateQueries({ queryKey: listKey(paymentList) }),
        queries.invalidateQueries({ queryKey: boardKey }),
        queries.invalidateQueries(paymentSummaryQuery()),
      ]);
    },
    onError: (error: Error) => toast.error(failureOf(error)),
  });
}
