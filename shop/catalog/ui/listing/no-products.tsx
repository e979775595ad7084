import { PackageOpen } from 'lucide-react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';

/** A category, or a page of one, with nothing in it. */
export function NoProducts({ elsewhere }: { elsewhere: string }) {
  return (
    <EmptyState
      picture={<PackageOpen strokeWidth={1.25} />}
      title="No products found in this category."
      action={<ButtonLink to={elsewhere}>See other products</ButtonLink>}
    >
      Nothing stands on this shelf at the moment.
    </EmptyState>
  );
}
