import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { endpoints, type ReturnsOfOrder } from '../contract.ts';

/** Reads what a link may return. Opening it changes nothing. */
export function returnsQuery(token: string) {
  return queryOptions({
    queryKey: ['returns', token],
    queryFn: ({ signal }) => callApi(endpoints.look, { body: { token } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  });
}

export function refundsQuery() {
  return queryOptions({
    // Below 'orders', so that what changes an order reads them again.
    queryKey: ['orders', 'refunds'],
    queryFn: ({ signal }) => callApi(endpoints.listRefunds, {}, { signal }),
  });
}

/** Sends a step of a return, and shows the returns as they are afterwards. */
export function useReturnStep<Given>(token: string, act: (given: Given) => Promise<ReturnsOfOrder>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (shown) => queries.setQueryData(returnsQuery(token).queryKey, shown),
    onError: (error) =>
      error instanceof ApiError && error.status === 409
        ? queries.invalidateQueries(returnsQuery(token))
        : undefined,
  });
}

export function sendPhoto(token: string, returnId: number, image: Blob): Promise<ReturnsOfOrder> {
  const form = new FormData();
  form.set('token', token);
  form.set('returnId', String(returnId));
  form.set('image', image);
  return callApi(endpoints.addPhoto, { form });
}
