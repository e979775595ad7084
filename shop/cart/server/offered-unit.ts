import type { PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import type { SupplyDays } from '#shop/catalog/contract.ts';
import { unitPaise } from '#shop/catalog/unit-price.ts';

/** The facts of a unit that offers ask for, beside its price. */
export type OfferedUnit = {
  productId: number;
  isCombo: boolean;
  categories: string[];
  /** Absent without the saving of a subscription. */
  plainPaise?: number;
};

/** Returns the price of a unit in the catalogue now, with what offers ask of it. */
export function offeredUnit(
  product: PricedProduct,
  { plan, subscribe }: { plan: SupplyDays; subscribe: boolean },
): OfferedUnit & { unitPaise: number } {
  return {
    unitPaise: unitPaise(product, { plan, subscribe }),
    productId: product.id,
    isCombo: product.parts.length > 0,
    categories: product.categories,
    ...(subscribe ? { plainPaise: unitPaise(product, { plan }) } : {}),
  };
}
