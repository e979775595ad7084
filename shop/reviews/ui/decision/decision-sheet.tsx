import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { LinkedSheet } from '#platform/ui/page/linked-sheet.tsx';
import { formatLongDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import type { WaitingReview } from '../../moderation.ts';
import { type ReviewReason, reviewReasonNames, reviewReasons } from '../../reasons.ts';
import { ReviewEntry } from '../list/review-entry.tsx';
import { useDecision, waitingReviewQuery } from './queries.ts';

/** The waiting review of the link in an email to the owner. Opening the link changes nothing. */
export function DecisionSheet({ token }: { token: string }) {
  const read = useQuery(waitingReviewQuery(token));
  return (
    <LinkedSheet read={read} ended={ended} failed="The review could not be loaded.">
      {(review) => <Decision token={token} review={review} />}
    </LinkedSheet>
  );
}

const ended = {
  text: 'It works for 7 days, and until the customer changes the review. The newest email has the link that works.',
  to: '/',
  label: 'Go to the home page',
};

const outcomes: Record<Exclude<WaitingReview['status'], 'pending'>, string> = {
  published: 'This review is published. It stands on the page of the product.',
  hidden: 'This review is hidden. Nobody sees it, and it does not count.',
};

function Decision({ token, review }: { token: string; review: WaitingReview }) {
  const { mutate, isPending, variables, error } = useDecision(token);
  const [reason, setReason] = useState<ReviewReason | ''>('');
  const [missing, setMissing] = useState('');
  const { status, productName, productSlug, decided } = review;
  return (
    <div className="flex flex-col items-start gap-5">
      <p>
        A customer wrote about{' '}
        <Link className="link" to={`/product/${productSlug}`}>
          {productName}
        </Link>
      </p>
      <div className="w-full border-y border-line">
        <ReviewEntry review={review} />
      </div>
      {error && <Notice tone="error">{error.message || 'That did not work. Please try again.'}</Notice>}
      {status === 'pending' ? (
        <>
          <Button
            busy={isPending && variables.decision === 'publish'}
            disabled={isPending}
            onClick={() => mutate({ decision: 'publish' })}
          >
            Publish
          </Button>
          <form
            noValidate
            aria-label="Hide the review"
            className="flex w-full max-w-md flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              setMissing(reason === '' ? 'Please choose a reason' : '');
              if (reason !== '' && !isPending) mutate({ decision: 'hide', reason });
            }}
          >
            <SelectField
              label="Why it is hidden"
              hint="The author of a verified review reads the reason by email. Few stars are no reason."
              error={missing || undefined}
              value={reason}
              onChange={({ target }) => setReason(target.value as ReviewReason)}
              placeholder="Please choose"
              options={reviewReasonNames.map((value) => ({ value, label: reviewReasons[value].label }))}
            />
            <Button
              type="submit"
              variant="secondary"
              className="self-start"
              busy={isPending && variables.decision === 'hide'}
              disabled={isPending}
            >
              Hide
            </Button>
          </form>
        </>
      ) : (
        <Notice>
          {[outcomes[status], ...(decided ? [`${decided.by}, ${formatLongDay(decided.at)}.`] : [])].join(' ')}
        </Notice>
      )}
    </div>
  );
}
