import type { ReactNode } from 'react';
import { MySubscriptions } from './my-subscriptions.tsx';
import { MyReviews } from './my-reviews.tsx';
import { MyWishlist } from './my-wishlist.tsx';

type SavedItemsTab = { key: string; name: string; Content: () => ReactNode };

/** The parts of My Stuff (`?tab=stuff&part=`). The first is the default. */
export const savedItemsTabs: readonly [SavedItemsTab, ...SavedItemsTab[]] = [
  { key: 'wishlist', name: 'Wishlist', Content: MyWishlist },
  { key: 'reviews', name: 'My Reviews', Content: MyReviews },
  { key: 'refills', name: 'Refill Plans', Content: MySubscriptions },
];
