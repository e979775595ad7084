import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '#platform/ui/texts/disclosure.tsx';
import type { RatingSpread } from '../contract.ts';
import { RatingSummary } from './list/rating-summary.tsx';
import { ReviewList } from './list/review-list.tsx';
import { type ReviewPage, spreadQuery } from './queries.ts';
import { ReviewForm } from './writing/review-form.tsx';

type Props = {
  productId: number;
  /** The first page of the newest reviews and the rating spread, from the server. */
  initial: { page: ReviewPage; spread: RatingSpread } | undefined;
};

const reviewsId = 'reviews';

/** Rating spread, reviews and the review form of a product page (section 2). */
export function ReviewSection({ productId, initial }: Props) {
  const { data: spread } = useQuery({
    ...spreadQuery(productId),
    ...(initial ? { initialData: initial.spread } : {}),
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showLinked(box.current), []);
  return (
    <section>
      <Disclosure title="Customer reviews">
        <div ref={box} id={reviewsId} className="grid gap-10 md:grid-cols-12 md:grid-rows-[auto_1fr]">
          <div className="flex flex-col gap-8 md:col-span-5">
            {spread && spread.total > 0 && <RatingSummary spread={spread} />}
          </div>
          <div className="md:col-span-7 md:row-span-2 md:pl-10">
            <ReviewList productId={productId} initial={initial?.page} />
          </div>
          <div className="md:col-span-5">
            <ReviewForm productId={productId} />
          </div>
        </div>
      </Disclosure>
    </section>
  );
}

/** A browser unfolds the part that a link names. The router shows a page without that. */
function showLinked(part: HTMLElement | null): void {
  const details = part?.closest('details');
  if (!part || !details || details.open || location.hash !== `#${reviewsId}`) return;
  details.open = true;
  part.scrollIntoView();
}
