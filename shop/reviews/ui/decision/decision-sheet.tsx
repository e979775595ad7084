import { useQuery } from '@tanstack/react-query';
import { LinkIcon } from 'lucide-react';
import { Link } from 'react-router';
import { formatLongDay } from '#platform/india-time.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { WaitingReview } from '../../moderation.ts';
import { ReviewEntry } from '../list/review-entry.tsx';
import { useDecision, waitingReviewQuery } from './queries.ts';

/** The waiting review of the link in an email to the owner. Opening the link changes nothing. */
export function DecisionSheet({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(waitingReviewQuery(token));
  if (data) return <Decision token={token} review={data} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        picture={<LinkIcon strokeWidth={1.25} />}
        title="This link has ended"
        action={<ButtonLink to="/">Go to the home page</ButtonLink>}
      >
        It works for 7 days, and until the customer changes the review. The newest email has the link that
        works.
      </EmptyState>
    );
  if (error)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message || 'The review could not be loaded.'}
      </Notice>
    );
  return <Skeleton className="h-64 w-full" />;
}

const outcomes: Record<Exclude<WaitingReview['status'], 'pending'>, string> = {
  published: 'This review is published. It stands on the page of the product.',
  hidden: 'This review is hidden. Nobody sees it, and it does not count.',
};

function Decision({ token, review }: { token: string; review: WaitingReview }) {
  const { mutate, isPending, variables, error } = useDecision(token);
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
        <div className="flex flex-wrap gap-3">
          <Button
            busy={isPending && variables === 'publish'}
            disabled={isPending}
            onClick={() => mutate('publish')}
          >
            Publish
          </Button>
          <Button
            variant="secondary"
            busy={isPending && variables === 'hide'}
            disabled={isPending}
            onClick={() => mutate('hide')}
          >
            Hide
          </Button>
        </div>
      ) : (
        <Notice>
          {[outcomes[status], ...(decided ? [`${decided.by}, ${formatLongDay(decided.at)}.`] : [])].join(' ')}
        </Notice>
      )}
    </div>
  );
}
