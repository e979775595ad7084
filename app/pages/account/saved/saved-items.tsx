import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { WishlistProducts } from '../../../page-kit/wishlist-products.tsx';
import { MyReviews } from './my-reviews.tsx';
import { MySubscriptions } from './my-subscriptions.tsx';

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
