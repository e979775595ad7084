import { type OfferedProduct, type SelectedOptions, chosenRequest } from '../../line-request.ts';
import { useAddToCart } from '../change-cart.ts';

export function useAddChosen(): (product: OfferedProduct, chosen: SelectedOptions) => Promise<boolean> {
  const { add } = useAddToCart();
  return (product, chosen) => add(chosenRequest(product, chosen));
}
