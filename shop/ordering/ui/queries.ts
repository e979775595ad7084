import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi, callApiWithHeaders } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { cancelOrder, type CancelWish, getOrder, listOrders } from '../contract.ts';
import { trackOrder } from '../tracking/contract.ts';
import { compareOrder } from '../order-again.ts';
import type { OrderGroup } from '../order-words.ts';

/** My orders, newest first. */
export function ordersQuery() {
  return queryOptions({
    queryKey: ['orders'],
    queryFn: ({ signal }) => callApi(listOrders, { query: {} }, { signal }),
  });
}

export type OrdersWanted = { q: string; is: OrderGroup | ''; time: string; page: number };

export const ordersAPage = 10;

/** One page of my orders, narrowed, with how many there are in all. */
export function orderPageQuery({ q, is, time, page }: OrdersWanted) {
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
      const { answer, headers } = await callApiWithHeaders(listOrders, { query }, { signal });
      return { orders: answer, total: Number(headers.get('x-total-count')) };
    },
    placeholderData: (before) => before,
  });
}

/** What ordering the same again would mean; asked anew each time, since prices move. */
export function againQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['orders', orderNumber, 'again'],
    queryFn: ({ signal }) => callApi(compareOrder, { params: { orderNumber } }, { signal }),
    staleTime: 0,
  });
}

/** One of my orders; asked again every two seconds while the courier has not answered yet. */
export function orderQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['orders', orderNumber],
    queryFn: ({ signal }) => callApi(getOrder, { params: { orderNumber } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'placed' && isNew(data.placedAt) ? 2_000 : false,
  });
}

/** Where the parcel of a tracking link is; asked again every minute while the page is open. */
export function trackQuery(token: string) {
  return queryOptions({
    queryKey: ['track', token],
    queryFn: ({ signal }) => callApi(trackOrder, { params: { token } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    refetchInterval: 60_000,
  });
}

const newForMs = 60_000;

function isNew(placedAt: string): boolean {
  return Date.now() - Date.parse(placedAt) < newForMs;
}

/** Cancels one of my orders and says so. */
export function useCancelOrder(orderNumber: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: CancelWish) => callApi(cancelOrder, { params: { orderNumber }, body: wish }),
    onSuccess: (order) => {
      client.setQueryData(orderQuery(orderNumber).queryKey, order);
      toast.success(`Order ${orderNumber} is cancelled.`);
    },
    onError: (error) => toast.error(error.message || 'Failed to cancel the order. Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}
