import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { boardKey } from '#platform/admin/ui/board-key.ts';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { minuteMs } from '#platform/india-time.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import * as emailLog from '#platform/emails/email-log.ts';
import { endpoints } from '../contract.ts';
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

/** Asks for the customer's contact. Each access of support is logged. */
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
