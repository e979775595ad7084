import { Star } from 'lucide-react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';

export function MyReviews() {
  return (
    <EmptyState
      picture={<Star strokeWidth={1.25} />}
      title="No reviews yet"
      action={<ButtonLink to="/all-products">Start Shopping</ButtonLink>}
    />
  );
}
