import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { boardKey } from '#platform/admin/ui/board-key.ts';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { minuteMs } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import * as emailLog from '#platform/emails/email-log.ts';
import { writeItems } from '#shop/cart/asked-items.ts';
import { endpoints } from '../contract.ts';
import * as edit from '#shop/checkout/admin/edit.ts';
import * as hold from '../hold.ts';
import { orderList } from '../order-tabs.ts';

export function staffOrderQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['staff-order', orderNumber],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { orderNumber } }, { signal }),
  });
}

export function lastOrdersQuery() {
  return queryOptions({
    queryKey: [...listKey(orderList), 'last'],
    queryFn: ({ signal }) => callApi(endpoints.search, { body: {} }, { signal }),
    refetchInterval: minuteMs,
  });
}

export function orderFiltersQuery() {
  return queryOptions({
    queryKey: ['staff-order-filters'],
    queryFn: ({ signal }) => callApi(endpoints.readFilters, {}, { signal }),
  });
}

export function orderEmailsQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['staff-order-emails', orderNumber],
    queryFn: ({ signal }) => callApi(emailLog.endpoints.list, { query: { about: orderNumber } }, { signal }),
  });
}

/** Asks for the customer's contact. Each look of support is stored. */
export function useShowContact(orderNumber: string) {
  return useMutation({
    mutationFn: () => callApi(endpoints.showContact, { params: { orderNumber } }),
    onError: (error) => toast.error(failureOf(error)),
    // A contact stays on the screen, not in memory after it.
    gcTime: 0,
  });
}

export function useAddNote(orderNumber: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => callApi(endpoints.addNote, { params: { orderNumber }, body: { text } }),
    onSuccess: () => queries.invalidateQueries(staffOrderQuery(orderNumber)),
  });
}

function sayFailure(error: Error): void {
  toast.error(failureOf(error));
}

/** A dialog shows other failures. After a conflict the order has another state, and its dialog is gone. */
function sayConflict(error: Error): void {
  if (error instanceof ApiError && error.status === 409) sayFailure(error);
}

/** Shows the order after an act of staff, and what refused it. */
function useAct<Given = void>(
  orderNumber: string,
  said: string,
  act: (given: Given) => Promise<unknown>,
  onError: (error: Error) => void = sayFailure,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast.success(said),
    onError,
    onSettled: async () => {
      await queries.invalidateQueries(staffOrderQuery(orderNumber));
      await queries.invalidateQueries({ queryKey: listKey(orderList) });
      await queries.invalidateQueries({ queryKey: boardKey });
    },
  });
}

export function useReleaseOrder(orderNumber: string) {
  return useAct(orderNumber, 'Released. The courier is asked now.', () =>
    callApi(hold.endpoints.release, { params: { orderNumber } }),
  );
}

export function useCancelForCustomer(orderNumber: string) {
  return useAct(
    orderNumber,
    'Cancelled. The customer gets an email.',
    (reason: string) => callApi(hold.endpoints.cancel, { params: { orderNumber }, body: { reason } }),
    sayConflict,
  );
}

export function useResendEmail(orderNumber: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(emailLog.endpoints.resend, { params: { id: String(id) } }),
    onSuccess: () => {
      toast.success('The email is on its way again.');
      return queries.invalidateQueries(orderEmailsQuery(orderNumber));
    },
    onError: (error) => toast.error(failureOf(error)),
  });
}

/** Opens an order to change it, which stores a look at phone and address. */
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
    await queries.invalidateQueries(staffOrderQuery(orderNumber));
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
