import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import * as emailLog from '#platform/emails/email-log.ts';
import { endpoints } from '../contract.ts';

export const orderList = 'orders';

export const unreachable = 'The shop could not be reached. Please try again.';

export function staffOrderQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['staff-order', orderNumber],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { orderNumber } }, { signal }),
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
    onError: (error) => toast.error(error.message || unreachable),
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

export function useResendEmail(orderNumber: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(emailLog.endpoints.resend, { params: { id: String(id) } }),
    onSuccess: () => {
      toast.success('The email is on its way again.');
      return queries.invalidateQueries(orderEmailsQuery(orderNumber));
    },
    onError: (error) => toast.error(error.message || unreachable),
  });
}
