import { useNavigate } from 'react-router';
import type { Card } from '#shop/catalog/groups/cards.ts';
import { WishlistButton } from '#shop/wishlist/ui/wishlist-button.tsx';

export function ProductWishlistButton({ product, labelled = false }: { product: Card; labelled?: boolean }) {
  const navigate = useNavigate();
  return <WishlistButton product={product} labelled={labelled} onOpen={() => void navigate('/wishlist')} />;
}

export function wishlistButtonOf(product: Card) {
  return <ProductWishlistButton product={product} />;
}
