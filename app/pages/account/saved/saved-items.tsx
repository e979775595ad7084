import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { WishlistProducts } from '../../../page-kit/wishlist-products.tsx';
import { MyReviews } from './my-reviews.tsx';
import { useQuery } from '@tanstack/react-query';
import { fromSaved, oneLine } from '#shop/addresses/postal-address.ts';
import { addressesQuery } from '#shop/addresses/ui/queries.ts';
import { useSession } from '#shop/accounts/ui/session.ts';
import { SubscriptionList } from '#shop/subscriptions/ui/subscription-list.tsx';
import { linePicture } from '../../../page-kit/line-picture.tsx';

type SavedItemsTab = { key: string; name: string; Content: () => ReactNode };

/** The parts of My Stuff (`?tab=stuff&part=`). The first is the default. */
const savedItemsTabs: readonly [SavedItemsTab, ...SavedItemsTab[]] = [
  { key: 'wishlist', name: 'Wishlist', Content: WishlistProducts },
  { key: 'reviews', name: 'My Reviews', Content: MyReviews },
  { key: 'refills', name: 'Refill Plans', Content: MySubscriptions },
];

export function SavedItems() {
  const [query] = useSearchParams();
  const shown = savedItemsTabs.find(({ key }) => key === query.get('part')) ?? savedItemsTabs[0];
  return (
    <>
      <nav aria-label="My Stuff" className="pt-4">
        <ul className="flex flex-wrap gap-2">
          {savedItemsTabs.map(({ key, name }) => (
            <li key={key}>
              <Link
                to={`?tab=stuff&part=${key}`}
                preventScrollReset
                aria-current={key === shown.key ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 hover:bg-sand aria-[current=page]:border-forest aria-[current=page]:bg-forest aria-[current=page]:text-ivory"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <shown.Content />
    </>
  );
}

function MySubscriptions() {
  const { user } = useSession();
  const { data: addresses = [] } = useQuery({ ...addressesQuery(user?.id ?? 0), enabled: user !== null });
  const choices = addresses.map((address) => ({
    id: address.id,
    customerName: address.name,
    line: oneLine(fromSaved(address)),
  }));
  return <SubscriptionList picture={linePicture} addresses={choices} />;
}
