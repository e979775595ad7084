import type { Product } from '#shop/catalog/contract.ts';
import { type SelectedOptions, chosenRequest } from '../../line-request.ts';
import { useAddToCart } from '../change-cart.ts';

export function useAddChosen(): (product: Product, chosen: SelectedOptions) => Promise<boolean> {
  const { add } = useAddToCart();
  return (product, chosen) => add(chosenRequest(product, chosen));
}
