import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { Frequency } from '#shop/cart/line-options.ts';
import { endpoints, type LinkAction, type Subscription, subscriptionMessages } from '../contract.ts';

export function subscriptionsQuery() {
  return queryOptions({
    queryKey: ['refills'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}

export type SubscriptionAction =
  | { do: 'skip'; dueOn: string }
  | { do: 'pause' | 'resume' | 'cancel' }
  | { do: 'change'; frequencyDays?: Frequency; addressId?: number };

/** Changes a subscription and shows the result at once. Changes of one subscription run one after another. */
export function useChangeSubscription({ id }: Subscription) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: SubscriptionAction) => ask(String(id), action),
    scope: { id: `refill-${id}` },
    onMutate: () => client.cancelQueries(subscriptionsQuery()),
    onSuccess: (subscription, action) => {
      client.setQueryData(subscriptionsQuery().queryKey, (rows) =>
        rows?.map((known) => (known.id === subscription.id ? subscription : known)),
      );
      toast.success(said(subscription, action));
    },
    onError: (error) => toast.error(error.message || subscriptionMessages.changeFailed),
    // Not awaited: the buttons return with the response, not with the following list.
    onSettled: () => void client.invalidateQueries(subscriptionsQuery()),
  });
}

function ask(id: string, action: SubscriptionAction): Promise<Subscription> {
  const params = { id };
  switch (action.do) {
    case 'skip':
      return callApi(endpoints.skip, { params, body: { dueOn: action.dueOn } });
    case 'pause':
      return callApi(endpoints.pause, { params });
    case 'resume':
      return callApi(endpoints.resume, { params });
    case 'cancel':
      return callApi(endpoints.cancel, { params });
    default: {
      const { frequencyDays, addressId } = action;
      return callApi(endpoints.change, { params, body: { frequencyDays, addressId } });
    }
  }
}

function said({ productName, nextDueOn, frequencyDays }: Subscription, action: SubscriptionAction): string {
  switch (action.do) {
    case 'skip':
      return `Skipped. The next refill is on ${formatWeekdayAndYear(nextDueOn)}.`;
    case 'pause':
      return `${productName} is paused. No refill comes until you resume it.`;
    case 'resume':
      return `${productName} goes on: the next refill is on ${formatWeekdayAndYear(nextDueOn)}.`;
    case 'cancel':
      return `The plan for ${productName} is cancelled.`;
    default:
      return action.addressId === undefined
        ? `Every ${frequencyDays} days now. The next refill is on ${formatWeekdayAndYear(nextDueOn)}.`
        : 'Refills go to that address now.';
  }
}

/** Reads a link without a change. */
export function subscriptionLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['refill-link', token],
    queryFn: ({ signal }) => callApi(endpoints.readLink, { query: { token } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  });
}

export function useFollowLink(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: LinkAction) => callApi(endpoints.useLink, { body: { token, move: action } }),
    scope: { id: 'refill-link' },
    onSuccess: (subscription) => client.setQueryData(subscriptionLinkQuery(token).queryKey, subscription),
    onError: (error) => toast.error(error.message || subscriptionMessages.changeFailed),
    onSettled: () => void client.invalidateQueries(subscriptionsQuery()),
  });
}
