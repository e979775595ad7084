import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { listReviews, postReview } from '../contract.ts';

/** The reviews of a product, newest first. */
export function reviewsQuery(productId: number) {
  return queryOptions({
    queryKey: ['reviews', productId],
    queryFn: ({ signal }) =>
      callApi(listReviews, { params: { id: String(productId) }, query: {} }, { signal }),
  });
}

/** Sends a review; on success the list is loaded anew (section 7), and with it the product's mean rating. */
export function useWriteReview(productId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) => callApi(postReview, { form }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['reviews', productId] }),
        client.invalidateQueries({ queryKey: ['product'] }),
      ]),
  });
}
