import { Heart } from 'lucide-react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';

export function MyWishlist() {
  return (
    <EmptyState
      picture={<Heart strokeWidth={1.25} />}
      title="Nothing here yet"
      action={<ButtonLink to="/all-products">Start Shopping</ButtonLink>}
    />
  );
}
