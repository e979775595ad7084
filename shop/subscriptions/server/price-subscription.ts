import type { Db } from '#platform/server/db.ts';
import { type Charges, usualCharges } from '#shop/pricing/amounts.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import { type PricedItem, priceOf } from '#shop/pricing/price-of.ts';
import { isSubscribable } from '#shop/catalog/is-subscribable.ts';
import { getPricedProducts, type PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import { packsOf } from '#shop/catalog/stock-units.ts';
import { unitPaise } from '#shop/catalog/unit-price.ts';
import type { subscriptions } from './tables.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;

export type PricedSubscription = {
  product: PricedProduct;
  unitPaise: number;
  packs: number;
  payablePaise: number;
  /** The codes of the amounts beside the goods. */
  amounts: string[];
  available: boolean;
};

/** Returns the price of each subscription's next order at current prices and these charges, by subscription id. */
export async function priceSubscriptions(
  db: Db,
  rows: SubscriptionRow[],
  charges: Charges = usualCharges,
): Promise<Map<number, PricedSubscription>> {
  const products = await getPricedProducts(db, [...new Set(rows.map(({ productId }) => productId))]);
  return new Map(
    rows.flatMap((subscription) => {
      const product = products.get(subscription.productId);
      return product ? [[subscription.id, priceSubscription(subscription, { product, charges })]] : [];
    }),
  );
}

function priceSubscription(
  { plan, quantity, address }: SubscriptionRow,
  { product, charges }: { product: PricedProduct; charges: Charges },
): PricedSubscription {
  const unit = unitPaise(product, { plan, subscribe: true });
  const packs = packsOf(product, plan);
  const price = priceOf(
    [{ unitPaise: unit, quantity, categories: product.categories }],
    chargesTo(charges, address.state),
  );
  return {
    product,
    unitPaise: unit,
    packs,
    payablePaise: price.payablePaise,
    amounts: price.lines.map(({ code }) => code),
    available:
      product.published &&
      product.onSale &&
      product.stock >= quantity * packs &&
      product.maxPerLine >= quantity &&
      isSubscribable(product.name, product.subscribable),
  };
}

/** The total of an order with only these units. */
export function payablePaise(line: PricedItem, charges: Charges): number {
  return priceOf([line], charges).payablePaise;
}
