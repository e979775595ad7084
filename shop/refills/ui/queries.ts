import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { Frequency } from '#shop/cart/choice.ts';
import {
  cancelRefill,
  changeRefill,
  type LinkMove,
  listRefills,
  pauseRefill,
  readRefillLink,
  type RefillPlan,
  refillWords,
  resumeRefill,
  skipRefill,
  useRefillLink as followRefillLink,
} from '../contract.ts';
import { sayDate } from '../indian-day.ts';

/** My refill plans. */
export function refillsQuery() {
  return queryOptions({
    queryKey: ['refills'],
    queryFn: ({ signal }) => callApi(listRefills, {}, { signal }),
  });
}

export type RefillMove =
  | { do: 'skip'; dueOn: string }
  | { do: 'pause' | 'resume' | 'cancel' }
  | { do: 'change'; frequencyDays?: Frequency; addressId?: number };

/** Changes one plan with one tap, says what is so now, and shows it at once. Taps on the same plan are done one after the other. */
export function useChangeRefill({ id }: RefillPlan) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (move: RefillMove) => ask(String(id), move),
    scope: { id: `refill-${id}` },
    onMutate: () => client.cancelQueries(refillsQuery()),
    onSuccess: (plan, move) => {
      client.setQueryData(refillsQuery().queryKey, (plans) =>
        plans?.map((known) => (known.id === plan.id ? plan : known)),
      );
      toast.success(said(plan, move));
    },
    onError: (error) => toast.error(error.message || refillWords.changeFailed),
    // Not waited for: the buttons are there again with the answer, not with the list that follows it.
    onSettled: () => void client.invalidateQueries(refillsQuery()),
  });
}

function ask(id: string, move: RefillMove): Promise<RefillPlan> {
  const params = { id };
  switch (move.do) {
    case 'skip':
      return callApi(skipRefill, { params, body: { dueOn: move.dueOn } });
    case 'pause':
      return callApi(pauseRefill, { params });
    case 'resume':
      return callApi(resumeRefill, { params });
    case 'cancel':
      return callApi(cancelRefill, { params });
    default: {
      const { frequencyDays, addressId } = move;
      return callApi(changeRefill, { params, body: { frequencyDays, addressId } });
    }
  }
}

function said({ productName, nextDueOn, frequencyDays }: RefillPlan, move: RefillMove): string {
  switch (move.do) {
    case 'skip':
      return `Skipped. The next refill is on ${sayDate(nextDueOn)}.`;
    case 'pause':
      return `${productName} is paused. No refill comes until you resume it.`;
    case 'resume':
      return `${productName} goes on: the next refill is on ${sayDate(nextDueOn)}.`;
    case 'cancel':
      return `The plan for ${productName} is cancelled.`;
    default:
      return move.addressId === undefined
        ? `Every ${frequencyDays} days now. The next refill is on ${sayDate(nextDueOn)}.`
        : 'Refills go to that address now.';
  }
}

/** What a mail's link is about; asking changes nothing. */
export function refillLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['refill-link', token],
    queryFn: ({ signal }) => callApi(readRefillLink, { query: { token } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  });
}

/** Does what a button under a mail's link says. */
export function useFollowLink(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (move: LinkMove) => callApi(followRefillLink, { body: { token, move } }),
    scope: { id: 'refill-link' },
    onSuccess: (refill) => client.setQueryData(refillLinkQuery(token).queryKey, refill),
    onError: (error) => toast.error(error.message || refillWords.changeFailed),
    onSettled: () => void client.invalidateQueries(refillsQuery()),
  });
}
