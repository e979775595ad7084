import { PackageOpen } from 'lucide-react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';

type Parts = {
  /** Where there are some. */
  elsewhere: string;
  /** The filters leave nothing; without them there may be something. */
  narrowed: boolean;
};

/** A category, or a page of one, with nothing in it (section 2). */
export function NoProducts({ elsewhere, narrowed }: Parts) {
  return (
    <EmptyState
      picture={<PackageOpen strokeWidth={1.25} />}
      title="No products found in this category."
      action={<ButtonLink to={elsewhere}>{narrowed ? 'Clear all filters' : 'See other products'}</ButtonLink>}
    >
      {narrowed
        ? 'Nothing on this shelf is as the filters want it.'
        : 'Nothing stands on this shelf at the moment.'}
    </EmptyState>
  );
}
