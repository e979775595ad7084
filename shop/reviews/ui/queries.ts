import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { listReviews, postInvitedReview, postReview, readInvitation } from '../contract.ts';

/** The reviews of a product, newest first. */
export function reviewsQuery(productId: number) {
  return queryOptions({
    queryKey: ['reviews', productId],
    queryFn: ({ signal }) =>
      callApi(listReviews, { params: { id: String(productId) }, query: {} }, { signal }),
  });
}

/** What the review link of a mail is about. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callApi(readInvitation, { params: { token } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    staleTime: Infinity,
  });
}

/** Sends a review, by the link of a mail where there is one; on success the list is loaded anew (section 7), and with it the product's mean rating. */
export function useWriteReview(productId: number, token?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) =>
      token === undefined
        ? callApi(postReview, { form })
        : callApi(postInvitedReview, { params: { token }, form }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['reviews', productId] }),
        client.invalidateQueries({ queryKey: ['product'] }),
      ]),
  });
}
