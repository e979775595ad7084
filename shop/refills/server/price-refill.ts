import type { Db } from '#platform/server/db.ts';
import { totalsOf } from '#shop/cart/totals.ts';
import { isSubscribable } from '#shop/catalog/is-subscribable.ts';
import { getPricedProducts, type PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import { unitPaise } from '#shop/catalog/unit-price.ts';
import type { refillPlans } from './tables.ts';

type PlanRow = typeof refillPlans.$inferSelect;

export type PricedRefill = {
  product: PricedProduct;
  /** A unit at 15 % off the price of this moment. */
  unitPaise: number;
  /** What is due at the door. */
  payablePaise: number;
  /** Whether it could be ordered at this moment. */
  available: boolean;
};

/** What the next refill of each plan costs at the catalogue's present prices, by the plan's id. */
export async function priceRefills(db: Db, plans: PlanRow[]): Promise<Map<number, PricedRefill>> {
  const products = await getPricedProducts(db, [...new Set(plans.map(({ productId }) => productId))]);
  return new Map(
    plans.flatMap((plan) => {
      const product = products.get(plan.productId);
      return product ? [[plan.id, priceRefill(plan, product)]] : [];
    }),
  );
}

function priceRefill({ plan, quantity }: PlanRow, product: PricedProduct): PricedRefill {
  const unit = unitPaise(product, { plan, subscribe: true });
  return {
    product,
    unitPaise: unit,
    payablePaise: payablePaise(unit, quantity),
    available:
      product.published &&
      product.onSale &&
      product.stock >= quantity &&
      product.maxPerLine >= quantity &&
      isSubscribable(product.name, product.subscribable),
  };
}

/** What an order of nothing but these units costs. */
export function payablePaise(unit: number, quantity: number): number {
  return totalsOf([{ unitPaise: unit, quantity }]).payablePaise;
}
