import type { SupplyDays, Product } from '#shop/catalog/contract.ts';
import type { Frequency } from '../../line-options.ts';
import { useAddToCart } from '../queries.ts';

type Chosen = { plan: SupplyDays; subscribe: boolean; frequencyDays: Frequency };

export function useAddChosen(): (product: Product, chosen: Chosen) => Promise<boolean> {
  const { add } = useAddToCart();
  return ({ id, productName }, { plan, subscribe, frequencyDays }) =>
    add({
      productId: id,
      quantity: 1,
      name: productName,
      plan,
      subscribe,
      ...(subscribe ? { frequencyDays } : {}),
    });
}
