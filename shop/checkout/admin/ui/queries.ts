import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { formatRupees } from '#platform/money.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { writeItems } from '#shop/cart/asked-items.ts';
import { orderList } from '#shop/orders/admin/order-tabs.ts';
import * as edit from '../edit.ts';

/** Opens an order to change it, which logs an access to phone and address. */
export function editQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['staff-order-edit', orderNumber],
    queryFn: ({ signal }) => callApi(edit.endpoints.open, { params: { orderNumber } }, { signal }),
    // A refetch must not replace what somebody is typing, and would store another look.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

type Items = { sku: string; quantity: number }[];

/** The amounts of items as an order by phone, or as those of an order. The last ones stay until the next come. */
export function orderPriceQuery(
  items: Items,
  { orderNumber, state }: { orderNumber?: string; state?: string | undefined },
) {
  return queryOptions({
    queryKey: ['staff-order-price', orderNumber, state, items],
    queryFn: ({ signal }) =>
      callApi(edit.endpoints.price, { query: { items: writeItems(items), orderNumber, state } }, { signal }),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function offeredProductsQuery(q: string) {
  return queryOptions({
    queryKey: ['staff-offered-products', q],
    queryFn: ({ signal }) => callApi(edit.endpoints.offer, { query: { q } }, { signal }),
    enabled: q.length > 1,
  });
}

type Saving = { version: number; fields: edit.EditFields };

/** Saves a changed order. Errors name the fields as the form does. */
export function useSaveOrder(orderNumber: string) {
  const queries = useQueryClient();
  return async (body: Saving) => {
    const saved = await callApi(edit.endpoints.save, { params: { orderNumber }, body }).catch(
      (error: unknown) => {
        throw error instanceof ApiError ? ofForm(error) : error;
      },
    );
    toast.success(`Saved. Now ${formatRupees(saved.totalAmount)} at the door. The customer gets an email.`);
    await queries.invalidateQueries({ queryKey: ['staff-order', orderNumber] });
    await queries.invalidateQueries({ queryKey: listKey(orderList) });
    return saved;
  };
}

/** `fields.lines.0.quantity` → `lines` */
function ofForm({ status, body, fields }: ApiError): ApiError {
  const named = Object.entries(fields).map(([path, message]) => [
    path.replace(/^fields\./, '').split('.')[0]!,
    message,
  ]);
  return new ApiError(status, { ...body, fields: Object.fromEntries(named) as Record<string, string> });
}
