import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type MyReview, myReviewMessages } from '../../mine.ts';

export function myReviewsQuery() {
  return queryOptions({
    queryKey: ['reviews', 'mine'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}

export type ReviewChange = Pick<MyReview, 'rating' | 'comment' | 'title'>;

/** Also refetches the product's reviews and rating. */
export function useChangeMyReview(id: number) {
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: (body: ReviewChange) => callApi(endpoints.change, { params: { id: String(id) }, body }),
    onSuccess: ({ status }) => {
      toast.success(status === 'pending' ? myReviewMessages.changedAndRead : myReviewMessages.changed);
      return readAnew();
    },
    onError: sayFailure,
  });
}

export function useDeleteMyReview(id: number) {
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: () => callApi(endpoints.remove, { params: { id: String(id) } }),
    onSuccess: () => {
      toast.success(myReviewMessages.deleted);
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
  toast.error(error instanceof ApiError && error.message ? error.message : myReviewMessages.failed);
}
