import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LinkedSheet } from '#platform/ui/page/linked-sheet.tsx';
import { orderLinkEnded } from '#shop/orders/tracking/link-ended.ts';
import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import {
  endpoints,
  type LinkedTry,
  type RedeliveryForm as Answer,
  type MadeRedelivery,
} from '../redelivery.ts';
import type { RedeliveryActName } from '../redelivery-acts.ts';
import { RedeliveryForm } from './redelivery-form.tsx';

const labels: Record<RedeliveryActName, string> = {
  try_again: 'Please try again',
  another_day: 'Please come on another day',
  correct: 'My phone or address was wrong',
  give_up: 'I do not want it any more',
};

/** The failed delivery of an email's link. Opening the link changes nothing. */
export function RedeliverySheet({ token }: { token: string }) {
  const read = useQuery(redeliveryQuery(token));
  return (
    <LinkedSheet read={read} ended={orderLinkEnded} failed="Your order could not be looked up.">
      {(linked) => <FailedTry token={token} linked={linked} />}
    </LinkedSheet>
  );
}

function FailedTry({ token, linked }: { token: string; linked: LinkedTry }) {
  const answer = useAnswer(token);
  const { orderNumber, why, done, amountDue, days } = linked;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-lg wrap-anywhere">
        The courier could not hand over order <strong>{orderNumber}</strong>
        <span>{why ? `: ${why.toLowerCase()}.` : '.'}</span>
      </p>
      {done ? (
        <Notice>{saidOf(done)}</Notice>
      ) : (
        <>
          <p className="text-moss">
            {`What shall the courier do?${amountDue > 0 ? ` Please keep ${formatRupees(amountDue)} ready in cash.` : ''}`}
          </p>
          <RedeliveryForm
            days={days}
            labels={labels}
            submitLabel="Tell the courier"
            busy={answer.isPending}
            error={answer.error}
            onSend={answer.mutate}
          />
        </>
      )}
    </div>
  );
}

function redeliveryQuery(token: string) {
  return queryOptions({
    queryKey: ['order-link', 'rescue', token],
    queryFn: ({ signal }) => callApi(endpoints.read, { query: { token } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  });
}

function useAnswer(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => callApi(endpoints.act, { body: { token, answer } }),
    onSuccess: (shown: LinkedTry) => client.setQueryData(redeliveryQuery(token).queryKey, shown),
  });
}

function saidOf({ act, day, state, answer }: MadeRedelivery): string {
  if (state === 'refused')
    return `The courier did not take this${answer ? ` (${answer})` : ''}. Please write to us.`;
  if (act === 'give_up') return 'The parcel comes back to us, and nothing is due. Thank you for telling us.';
  if (act === 'another_day') return `We have asked the courier to come on ${formatWeekdayAndYear(day!)}.`;
  if (act === 'correct') return 'The courier gets your correction and comes again.';
  return 'We have asked the courier to come again, usually on the next working day.';
}
