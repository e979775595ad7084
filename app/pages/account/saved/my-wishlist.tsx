import { WishlistProducts } from '../../../page-kit/wishlist-products.tsx';

/** The products one keeps. */
export function MyWishlist() {
  return <WishlistProducts />;
}
