import { Button } from '#platform/ui/button.tsx';
import type { Product } from '#shop/catalog/contract.ts';
import { useAddToCart } from './queries.ts';

type Parts = {
  product: Pick<Product, 'id' | 'productName' | 'status'>;
  label?: string;
  quantity?: number;
  className?: string;
};

/** Puts one unit, or `quantity`, into the cart; cannot be pressed while the product is sold out (sections 2 and 5). */
export function AddToCartButton({
  product,
  label = 'ADD TO CART',
  quantity = 1,
  className = 'w-full',
}: Parts) {
  const { add, adding } = useAddToCart();
  return (
    <Button
      variant="secondary"
      className={className}
      busy={adding}
      disabled={product.status === 'out of stock'}
      aria-label={`${label}: ${product.productName}`}
      onClick={() => void add({ productId: product.id, quantity, name: product.productName })}
    >
      {label}
    </Button>
  );
}
