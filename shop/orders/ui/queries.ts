import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { minuteMs } from '#platform/india-time.ts';
import { ApiError, callApi, callApiWithHeaders } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints as ordersEndpoints, type CancelRequest } from '../contract.ts';
import { endpoints as trackingEndpoints } from '../tracking/contract.ts';
import { endpoints as reorderEndpoints } from '../reorder.ts';
import type { OrderGroup } from '../state-record.ts';
import { type OrderState, orderStates } from '../states.ts';

export function ordersQuery() {
  return queryOptions({
    queryKey: ['orders'],
    queryFn: ({ signal }) => callApi(ordersEndpoints.list, { query: {} }, { signal }),
  });
}

export type OrdersSearch = { q: string; is: OrderGroup | ''; time: string; page: number };

export const ordersAPage = 10;

export function orderPageQuery({ q, is, time, page }: OrdersSearch) {
  return queryOptions({
    queryKey: ['orders', 'page', { q, is, time, page }],
    queryFn: async ({ signal }) => {
      const query = {
        limit: String(ordersAPage),
        cursor: String((page - 1) * ordersAPage),
        ...(q && { q }),
        ...(is && { is }),
        ...(time && { time }),
      };
      const { body: response, headers } = await callApiWithHeaders(
        ordersEndpoints.list,
        { query },
        { signal },
      );
      return { orders: response, total: Number(headers.get('x-total-count')) };
    },
    placeholderData: (before) => before,
  });
}

/** Always refetched, since prices change. */
export function reorderQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['orders', orderNumber, 'again'],
    queryFn: ({ signal }) => callApi(reorderEndpoints.compare, { params: { orderNumber } }, { signal }),
    staleTime: 0,
  });
}

/** Refetched every two seconds until the courier responds. */
export function orderQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['orders', orderNumber],
    queryFn: ({ signal }) => callApi(ordersEndpoints.get, { params: { orderNumber } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    refetchInterval: ({ state: { data } }) =>
      data && orderStates[data.state].awaitsCourier && isNew(data.placedAt) ? 2_000 : false,
  });
}

/** Refetched every minute. */
export function trackQuery(token: string) {
  return queryOptions({
    queryKey: ['track', token],
    queryFn: ({ signal }) => callApi(trackingEndpoints.track, { params: { token } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    refetchInterval: minuteMs,
  });
}

/** Of the browser that placed an order without an account. */
export type GuestProof = { token: string; accountToken: string };

/** Read again with the state of its order. */
export function receiptQuery(proof: GuestProof, state: OrderState) {
  const { token, accountToken } = proof;
  return queryOptions({
    queryKey: ['track', token, 'receipt', state],
    queryFn: ({ signal }) =>
      callApi(trackingEndpoints.receipt, { params: { token }, body: { accountToken } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    placeholderData: keepPreviousData,
  });
}

const newForMs = minuteMs;

function isNew(placedAt: string): boolean {
  return Date.now() - Date.parse(placedAt) < newForMs;
}

export const cancelFailed = 'Failed to cancel the order. Please try again.';

export function useCancelOrder(orderNumber: string, proof?: GuestProof) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: CancelRequest) => {
      if (proof) return cancelAsGuest(proof, request);
      const order = await callApi(ordersEndpoints.cancel, { params: { orderNumber }, body: request });
      client.setQueryData(orderQuery(orderNumber).queryKey, order);
      return undefined;
    },
    onSuccess: () => toast.success(`Order ${orderNumber} is cancelled.`),
    // A conflict means another state, whose page has no dialog for the message.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) toast.error(error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: [proof ? 'track' : 'orders'] }),
  });
}

async function cancelAsGuest({ token, accountToken }: GuestProof, request: CancelRequest): Promise<void> {
  await callApi(trackingEndpoints.cancel, { params: { token }, body: { accountToken, ...request } });
}
