import type { Db } from '#platform/server/db.ts';
import { totalsOf } from '#shop/cart/totals.ts';
import { isSubscribable } from '#shop/catalog/is-subscribable.ts';
import { getPricedProducts, type PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import { unitPaise } from '#shop/catalog/unit-price.ts';
import type { subscriptions } from './tables.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;

export type PricedSubscription = {
  product: PricedProduct;
  /** A unit at 15 % off the price of this moment. */
  unitPaise: number;
  /** What is due at the door. */
  payablePaise: number;
  /** Whether it could be ordered at this moment. */
  available: boolean;
};

/** What the next subscription order of each plan costs at the catalogue's present prices, by the plan's id. */
export async function priceSubscriptions(
  db: Db,
  rows: SubscriptionRow[],
): Promise<Map<number, PricedSubscription>> {
  const products = await getPricedProducts(db, [...new Set(rows.map(({ productId }) => productId))]);
  return new Map(
    rows.flatMap((plan) => {
      const product = products.get(plan.productId);
      return product ? [[plan.id, priceSubscription(plan, product)]] : [];
    }),
  );
}

function priceSubscription({ plan, quantity }: SubscriptionRow, product: PricedProduct): PricedSubscription {
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
