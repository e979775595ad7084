import { useNavigate } from 'react-router';
import type { Product } from '#shop/catalog/contract.ts';
import { WishlistButton } from '#shop/wishlist/ui/wishlist-button.tsx';

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

export function wishlistButtonOf(product: Product) {
  return <ProductWishlistButton product={product} />;
}
