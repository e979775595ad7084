import { WishlistProducts } from '../../../page-kit/wishlist-products.tsx';

export function MyWishlist() {
  return <WishlistProducts />;
}
