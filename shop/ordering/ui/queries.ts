import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { cancelOrder, createDelivery, getOrder, listOrders, type PlaceOrderBody } from '../contract.ts';
import { trackOrder } from '../tracking/contract.ts';

/** My orders, newest first. */
export function ordersQuery() {
  return queryOptions({
    queryKey: ['orders'],
    queryFn: ({ signal }) => callApi(listOrders, {}, { signal }),
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

/** Places the order and says how that went, in the words of section 8. Out: its number, or null. */
export function usePlaceOrder() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: PlaceOrderBody) => callApi(createDelivery, { body }),
  });
  const place = async (body: PlaceOrderBody): Promise<Placed> => {
    try {
      const { orderNumber } = await mutateAsync(body);
      toast.success('Shipment created successfully!');
      return { orderNumber, known: false };
    } catch (error) {
      return { orderNumber: null, known: sayRefusal(error) };
    } finally {
      void client.invalidateQueries({ queryKey: ['orders'] });
      void client.invalidateQueries({ queryKey: ['buy-now'] });
    }
  };
  return { place, placing: isPending };
}

/** `known`: not placed now because this very order was placed before. */
type Placed = { orderNumber: string | null; known: boolean };

function sayRefusal(error: unknown): boolean {
  const refused = error instanceof ApiError && typeof error.answer.remarks === 'string' && error.status < 500;
  toast.error(
    refused
      ? `Shipment creation failed: ${String(error.answer.remarks)}`
      : 'Failed to process order. Please try again.',
  );
  return refused && error.code === 'other_body';
}

/** Cancels one of my orders and says so. */
export function useCancelOrder(orderNumber: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(cancelOrder, { params: { orderNumber } }),
    onSuccess: (order) => {
      client.setQueryData(orderQuery(orderNumber).queryKey, order);
      toast.success(`Order ${orderNumber} is cancelled.`);
    },
    onError: (error) => toast.error(error.message || 'Failed to cancel the order. Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}
