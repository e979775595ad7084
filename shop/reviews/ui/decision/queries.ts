import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { endpoints, type ReviewDecision } from '../../moderation.ts';

/** Reads the review of a link. Nothing happens before a button is pressed. */
export function waitingReviewQuery(token: string) {
  return queryOptions({
    queryKey: ['review-decision', token],
    queryFn: ({ signal }) => callApi(endpoints.look, { body: { token } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    staleTime: Infinity,
  });
}

/** Sends the decision. After a refusal the page shows the review as it is now. */
export function useDecision(token: string) {
  const client = useQueryClient();
  const query = waitingReviewQuery(token);
  return useMutation({
    mutationFn: (decision: ReviewDecision) => callApi(endpoints.decide, { body: { token, ...decision } }),
    onSuccess: (review) => {
      client.setQueryData(query.queryKey, review);
      return client.invalidateQueries({ queryKey: ['reviews'] });
    },
    onError: (error) =>
      error instanceof ApiError && error.status < 500 ? client.invalidateQueries(query) : undefined,
  });
}
