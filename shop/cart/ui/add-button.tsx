import { Button, type ButtonVariant } from '#platform/ui/button.tsx';
import { notAdded } from '#shop/catalog/contract.ts';
import { type OfferedProduct, plainRequest } from '../line-request.ts';
import { useAddToCart } from './change-cart.ts';

type Props = {
  product: OfferedProduct;
  label?: string;
  variant?: ButtonVariant;
};

/** Adds one unit to the cart. Disabled when the product is out of stock (section 5). */
export function AddButton({ product, label = 'ADD TO CART', variant = 'secondary' }: Props) {
  const { add, adding, failed } = useAddToCart();
  return (
    <Button
      variant={variant}
      busy={adding}
      failed={failed && notAdded}
      disabled={product.status === 'out of stock'}
      className="w-full px-2! text-sm tracking-wide"
      aria-label={`${label}: ${product.productName}`}
      // The second click of a double click adds nothing.
      onClick={({ currentTarget: from, detail }) => detail < 2 && void add(plainRequest(product, 1), from)}
    >
      {label}
    </Button>
  );
}
