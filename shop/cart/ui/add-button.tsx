import { Button, type ButtonVariant } from '#platform/ui/button.tsx';
import type { Product } from '#shop/catalog/contract.ts';
import { useAddToCart } from './queries.ts';

type Props = {
  product: Pick<Product, 'id' | 'productName' | 'status'>;
  label?: string;
  variant?: ButtonVariant;
};

/** Adds one unit to the cart. Disabled when the product is out of stock (section 5). */
export function AddButton({ product, label = 'ADD TO CART', variant = 'secondary' }: Props) {
  const { add, adding } = useAddToCart();
  return (
    <Button
      variant={variant}
      busy={adding}
      disabled={product.status === 'out of stock'}
      className="w-full text-sm tracking-wide"
      aria-label={`${label}: ${product.productName}`}
      onClick={({ currentTarget: from }) =>
        void add({ productId: product.id, quantity: 1, name: product.productName }, from)
      }
    >
      {label}
    </Button>
  );
}
