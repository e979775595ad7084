import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { MyReviewCard } from '#shop/reviews/ui/mine/my-review-card.tsx';
import { myReviewsQuery } from '#shop/reviews/ui/mine/queries.ts';
import { linePicture } from '../../../page-kit/line-picture.tsx';

export function MyReviews() {
  const { data, isError, refetch } = useQuery(myReviewsQuery());
  if (data?.length === 0)
    return (
      <EmptyState
        picture={<Star strokeWidth={1.25} />}
        title="No reviews yet"
        action={<ButtonLink to="/orders">My Orders</ButtonLink>}
      >
        When an order has arrived, our mail has a link to say how it is. What you say then stands here.
      </EmptyState>
    );
  if (data)
    return (
      <ul aria-label="Your reviews">
        {data.map((review) => (
          <li key={review.id}>
            <MyReviewCard review={review} picture={linePicture({ imageUrl: review.productImageUrl })} />
          </li>
        ))}
      </ul>
    );
  if (isError)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your reviews could not be loaded.
      </Notice>
    );
  return <Skeleton className="mt-6 h-48" />;
}
