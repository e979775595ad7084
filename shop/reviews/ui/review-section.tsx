import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { Review } from '../contract.ts';
import { reviewsQuery } from './queries.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewList } from './review-list.tsx';

type Parts = {
  productId: number;
  /** What the server read. */
  initialReviews: Review[] | undefined;
};

/** Customer reviews of a product page: the spread, the list, and the form to add one (section 2). */
export function ReviewSection({ productId, initialReviews }: Parts) {
  const { data: reviews, isError } = useQuery({
    ...reviewsQuery(productId),
    ...(initialReviews ? { initialData: initialReviews } : {}),
  });
  return (
    <section
      id="reviews"
      className="grid gap-10 border-t md:grid-rows-[auto_1fr] border-line pt-10 md:grid-cols-12 md:pt-14"
    >
      <div className="flex flex-col gap-8 md:col-span-5">
        <h2 className="text-2xl md:text-3xl">Customer reviews</h2>
        {reviews && reviews.length > 0 && <RatingSummary reviews={reviews} />}
      </div>
      <div className="md:col-span-7 md:row-span-2 md:pl-10">
        {isError && !reviews && <p className="text-moss">The reviews cannot be shown at the moment.</p>}
        {!reviews && !isError && <Skeleton className="h-40 w-full" />}
        {reviews?.length === 0 && <p className="text-moss">No reviews yet. Yours would be the first.</p>}
        {reviews && reviews.length > 0 && <ReviewList reviews={reviews} />}
      </div>
      <div className="md:col-span-5">
        <ReviewForm productId={productId} />
      </div>
    </section>
  );
}
