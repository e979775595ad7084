import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import type { Review } from '../contract.ts';

const shownAtFirst = 6;

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** What people wrote, newest first. */
export function ReviewList({ reviews }: { reviews: Review[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? reviews : reviews.slice(0, shownAtFirst);
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewEntry review={review} />
          </li>
        ))}
      </ul>
      {shown.length < reviews.length && (
        <Button variant="secondary" className="mt-6" onClick={() => setAll(true)}>
          Show all {reviews.length} reviews
        </Button>
      )}
    </>
  );
}

function ReviewEntry({
  review: { rating, title, comment, userName, reviewDate, imageUrl, verified },
}: {
  review: Review;
}) {
  return (
    <article className="flex flex-col gap-2 py-6">
      <div className="flex flex-wrap items-center gap-x-3">
        <Stars rating={rating} />
        <p className="text-sm text-moss">
          {userName}, <time dateTime={reviewDate}>{dayFormat.format(new Date(reviewDate))}</time>
        </p>
        {verified && (
          <p className="inline-flex items-center gap-1 text-sm font-semibold text-leaf">
            <BadgeCheck aria-hidden className="size-4" strokeWidth={1.5} />
            Verified buyer
          </p>
        )}
      </div>
      {title && <h3 className="text-lg">{title}</h3>}
      <p className="max-w-prose whitespace-pre-line">{comment}</p>
      {imageUrl && (
        <a href={imageUrl} className="w-fit">
          <img
            src={imageUrl}
            alt="Taken by the reviewer"
            width={112}
            height={112}
            loading="lazy"
            className="size-28 rounded-md bg-sand object-cover"
          />
        </a>
      )}
    </article>
  );
}
