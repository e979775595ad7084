import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#platform/ui/toast.tsx';
import type { Product } from '#shop/catalog/contract.ts';
import { refusals } from '#shop/catalog/refusals.ts';
import { packsOf } from '#shop/catalog/stock-units.ts';
import { plainRequest } from '../../line-request.ts';
import { buyNow } from '../buy-now.ts';
import { useAddToCart } from '../change-cart.ts';

export type Purchase = {
  product: Product;
  quantity: number;
  setQuantity: (quantity: number) => void;
  max: number;
  soldOut: boolean;
  adding: boolean;
  failed: boolean;
  addToCart: (from: Element) => void;
  buying: boolean;
  buyNow: () => void;
};

/** State of a product's purchase. A sold-out product only shows a message (sections 5 and 8). */
export function usePurchase(product: Product): Purchase {
  const [wanted, setQuantity] = useState(1);
  const { add, adding, failed } = useAddToCart();
  const [buying, setBuying] = useState(false);
  const navigate = useNavigate();
  const soldOut = product.status === 'out of stock';
  const max = Math.max(1, Math.min(product.maxPerLine, Math.floor(product.stockQuantity / packsOf(product))));
  const quantity = Math.min(wanted, max);
  const { id: productId, productName: name } = product;
  const sayOut = () => toast.error(refusals.outOfStock(name).message);
  return {
    product,
    quantity,
    setQuantity,
    max,
    soldOut,
    adding,
    failed,
    addToCart: (from) => (soldOut ? sayOut() : void add(plainRequest(product, quantity), from)),
    buying,
    buyNow: () => {
      if (soldOut) return sayOut();
      buyNow({ productId, quantity });
      setBuying(true);
      void Promise.resolve(navigate('/checkoutpage')).finally(() => setBuying(false));
    },
  };
}
