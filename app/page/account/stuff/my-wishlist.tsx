import { KeptProducts } from '../../kept-products.tsx';

/** The products one keeps. */
export function MyWishlist() {
  return <KeptProducts />;
}
