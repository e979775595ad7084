import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { changeMyReview, deleteMyReview, listMyReviews, type MyReview, myReviewWords } from '../../mine.ts';

/** The reviews that the signed-in person wrote, newest first. */
export function myReviewsQuery() {
  return queryOptions({
    queryKey: ['reviews', 'mine'],
    queryFn: ({ signal }) => callApi(listMyReviews, {}, { signal }),
  });
}

export type ReviewChange = Pick<MyReview, 'rating' | 'comment' | 'title'>;

/** Changes a review; its product's reviews and rating are read anew. */
export function useChangeMyReview(id: number) {
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: (body: ReviewChange) => callApi(changeMyReview, { params: { id: String(id) }, body }),
    onSuccess: ({ status }) => {
      toast.success(status === 'pending' ? myReviewWords.changedAndRead : myReviewWords.changed);
      return readAnew();
    },
    onError: sayFailure,
  });
}

export function useDeleteMyReview(id: number) {
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: () => callApi(deleteMyReview, { params: { id: String(id) } }),
    onSuccess: () => {
      toast.success(myReviewWords.deleted);
      return readAnew();
    },
    onError: sayFailure,
  });
}

function useReadAnew() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['reviews'] }),
      client.invalidateQueries({ queryKey: ['product'] }),
    ]);
}

function sayFailure(error: unknown): void {
  toast.error(error instanceof ApiError && error.message ? error.message : myReviewWords.failed);
}
