import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { type Answer, endpoints } from '#shop/orders/confirm.ts';

/** Reads what a link asks. Nothing happens before a button is pressed. */
export function askedOrderQuery(token: string) {
  return queryOptions({
    queryKey: ['order-confirmation', token],
    queryFn: ({ signal }) => callApi(endpoints.look, { body: { token } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    // A refetch must not replace what the customer is typing.
    staleTime: Infinity,
  });
}

type WithoutToken<Act> = Act extends Answer ? Omit<Act, 'token'> : never;

/** Sends an answer once. After a refusal the page shows the order as it is now. */
export function useAnswer(token: string) {
  const client = useQueryClient();
  const query = askedOrderQuery(token);
  return useMutation({
    mutationFn: (answer: WithoutToken<Answer>) => callApi(endpoints.answer, { body: { ...answer, token } }),
    onSuccess: (order) => {
      client.setQueryData(query.queryKey, order);
      return client.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: (error) =>
      error instanceof ApiError && ['already_answered', 'order_changed'].includes(error.code)
        ? client.invalidateQueries(query)
        : undefined,
  });
}
