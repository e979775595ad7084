import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatLongDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import type { MyReview } from '../../mine.ts';
import { ChangeReviewForm } from './change-review-form.tsx';
import { DeleteReviewButton } from './delete-review-button.tsx';

const states: Record<MyReview['status'], string | null> = {
  published: null,
  pending: 'We read it before it is shown',
  hidden: 'Not shown',
};

export function MyReviewCard({ review, picture }: { review: MyReview; picture: ReactNode }) {
  const [editing, setEditing] = useState(false);
  const { productName, productSlug, rating, title, comment, reviewDate, status } = review;
  return (
    <article className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 border-b border-line py-6 md:grid-cols-[7rem_minmax(0,1fr)]">
      <div className="overflow-hidden rounded-md">{picture}</div>
      <div className="flex flex-col items-start gap-2">
        <h3 className="font-sans text-base leading-snug font-semibold">
          <Link to={`/product/${productSlug}`} className="hover:underline">
            {productName}
          </Link>
        </h3>
        {editing ? (
          <ChangeReviewForm review={review} onDone={() => setEditing(false)} />
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-x-3 text-sm text-moss">
              <Stars rating={rating} />
              <time dateTime={reviewDate}>{formatLongDay(reviewDate)}</time>
              {states[status] && <Badge>{states[status]}</Badge>}
            </div>
            {title && <p className="font-semibold wrap-anywhere">{title}</p>}
            <p className="max-w-reading wrap-anywhere whitespace-pre-line">{comment}</p>
            <ReviewPicture review={review} />
            <div className="-ml-5 flex flex-wrap gap-1">
              <Button
                variant="quiet"
                aria-label={`Edit your review of ${productName}`}
                onClick={() => setEditing(true)}
              >
                Edit
              </Button>
              <DeleteReviewButton review={review} />
            </div>
          </>
        )}
      </div>
    </article>
  );
}

function ReviewPicture({ review: { imageUrl } }: { review: MyReview }) {
  if (!imageUrl) return null;
  return (
    <img
      src={imageUrl}
      alt="Your own"
      width={112}
      height={112}
      loading="lazy"
      className="size-28 rounded-md bg-sand object-contain"
    />
  );
}
