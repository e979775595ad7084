import { PackageOpen } from 'lucide-react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';

type Props = {
  elsewhere: string;
  /** Filters are active, so products may exist without them. */
  filtered: boolean;
};

export function NoProducts({ elsewhere, filtered }: Props) {
  return (
    <EmptyState
      picture={<PackageOpen strokeWidth={1.25} />}
      title="No products found in this category."
      action={<ButtonLink to={elsewhere}>{filtered ? 'Clear all filters' : 'See other products'}</ButtonLink>}
    >
      {filtered ? 'No product has all that you chose.' : 'There are no products here at the moment.'}
    </EmptyState>
  );
}
