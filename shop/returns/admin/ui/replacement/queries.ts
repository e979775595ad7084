import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, type ReplacementForm } from '../../replacements.ts';

export function replacementsQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['staff', 'returns', 'replacements', orderNumber],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { orderNumber } }, { signal }),
  });
}

/** Sends a replacement. A refusal shows the offer as it is, since a colleague may have sent one in the meantime. */
export function useSendReplacement(orderNumber: string, onSent: (orderNumber: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: ReplacementForm) => callApi(endpoints.send, { params: { orderNumber }, body: form }),
    onSuccess: (sent) => onSent(sent.orderNumber),
    // A return and the order of it change too.
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff'] }),
  });
}

export function useGiveUp() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (orderNumber: string) => callApi(endpoints.giveUp, { params: { orderNumber } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff'] }),
  });
}
