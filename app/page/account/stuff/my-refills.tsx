import { Repeat } from 'lucide-react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';

export function MyRefills() {
  return (
    <EmptyState
      picture={<Repeat strokeWidth={1.25} />}
      title="No refill plans yet"
      action={<ButtonLink to="/all-products">Start Shopping</ButtonLink>}
    />
  );
}
