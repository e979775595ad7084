import { useNavigate } from 'react-router';
import type { Product } from '#shop/catalog/contract.ts';
import { HeartButton } from '#shop/wishlist/ui/heart-button.tsx';

/** The heart of a product's card, or of its own page, where it is labelled. */
export function Heart({ product, labelled = false }: { product: Product; labelled?: boolean }) {
  const navigate = useNavigate();
  return <HeartButton product={product} labelled={labelled} onOpen={() => void navigate('/wishlist')} />;
}

/** The same for a shelf that draws its cards itself. */
export function heartOf(product: Product) {
  return <Heart product={product} />;
}
