import { useNavigate } from 'react-router';
import type { Product } from '#shop/catalog/contract.ts';
import { WishlistButton } from '#shop/wishlist/ui/wishlist-button.tsx';

/** The heart of a product's card, or of its own page, where it is labelled. */
export function ProductWishlistButton({
  product,
  labelled = false,
}: {
  product: Product;
  labelled?: boolean;
}) {
  const navigate = useNavigate();
  return <WishlistButton product={product} labelled={labelled} onOpen={() => void navigate('/wishlist')} />;
}

/** The same for a shelf that draws its cards itself. */
export function wishlistButtonOf(product: Product) {
  return <ProductWishlistButton product={product} />;
}
