import { useRef } from 'react';
import { Button, type ButtonVariant } from '#platform/ui/button.tsx';
import { notAdded } from '#shop/catalog/contract.ts';
import { type OfferedProduct, plainRequest } from '../line-request.ts';
import { useAddToCart } from './change-cart.ts';

type Props = {
  product: OfferedProduct;
  label?: string;
  variant?: ButtonVariant;
};

/** Adds one unit to the cart. Disabled when the product is out of stock (section 5). The second of two quick taps adds nothing. */
export function AddButton({ product, label = 'ADD TO CART', variant = 'secondary' }: Props) {
  const { add, adding, failed } = useAddToCart();
  const restsUntil = useRef(0);
  return (
    <Button
      variant={variant}
      busy={adding}
      failed={failed && notAdded}
      disabled={product.status === 'out of stock'}
      className="w-full px-2! text-sm tracking-wide"
      aria-label={`${label}: ${product.productName}`}
      onClick={async ({ currentTarget: from }) => {
        if (performance.now() < restsUntil.current) return;
        restsUntil.current = Infinity;
        restsUntil.current = (await add(plainRequest(product, 1), from)) ? performance.now() + 500 : 0;
      }}
    >
      {label}
    </Button>
  );
}
