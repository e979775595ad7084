import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, type StaffReview } from '../contract.ts';

export function staffReviewQuery(id: string) {
  return queryOptions({
    queryKey: ['staff', 'reviews', id],
    queryFn: ({ signal }) => callApi(endpoints.get, { params: { id } }, { signal }),
  });
}

/** Customers cannot open a hidden picture, so staff read every one by their own call. */
export function reviewPictureQuery(id: number) {
  return queryOptions({
    queryKey: ['staff', 'reviews', String(id), 'picture'],
    queryFn: ({ signal }) => callApi(endpoints.getPicture, { params: { id: String(id) } }, { signal }),
    staleTime: Infinity,
  });
}

/** Sends a decision, then shows the review as it is. A refusal reads it again, since its writer may have changed it. */
export function useReviewStep<Params>(id: number, act: (params: Params) => Promise<StaffReview>) {
  const queries = useQueryClient();
  const { queryKey } = staffReviewQuery(String(id));
  return useMutation({
    mutationFn: act,
    onSuccess: (shown) => {
      queries.setQueryData(queryKey, shown);
      return queries.invalidateQueries({ queryKey: ['reviews'] });
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
