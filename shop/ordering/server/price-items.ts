import { toPaise } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { type Choice, choiceOfSku, skuOf } from '#shop/cart/choice.ts';
import { maxLines, refusals as cartRefusals } from '#shop/cart/contract.ts';
import { isSubscribable } from '#shop/catalog/is-subscribable.ts';
import { getPricedProducts, type PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import { unitPaise } from '#shop/catalog/unit-price.ts';
import { type PlaceOrderBody, priceChange, refusals } from '../contract.ts';

type Item = PlaceOrderBody['items'][number];

export type PricedItem = {
  sku: string;
  choice: Choice;
  name: string;
  imageUrl: string;
  quantity: number;
  unitPaise: number;
  weightGrams: number;
};

/**
 * What is ordered at the catalogue's present prices, the same sku summed. Refuses what is no longer sold, has no
 * subscription, or is more than a line may hold (409).
 */
export async function priceItems(tx: Db, items: Item[]): Promise<PricedItem[]> {
  const quantities = new Map<string, { choice: Choice; quantity: number }>();
  for (const { sku, quantity } of items) {
    const choice = choiceOfSku(sku);
    if (!choice) throw refusals.noLongerSold();
    const sum = (quantities.get(skuOf(choice))?.quantity ?? 0) + quantity;
    quantities.set(skuOf(choice), { choice, quantity: sum });
  }
  if (quantities.size > maxLines) throw refusals.tooManyItems();
  const ids = [...quantities.values()].map(({ choice }) => choice.productId);
  const products = await getPricedProducts(tx, [...new Set(ids)]);
  return [...quantities].map(([sku, { choice, quantity }]) => {
    const product = products.get(choice.productId);
    if (!product) throw refusals.noLongerSold();
    return priceItem(product, { sku, choice, quantity });
  });
}

function priceItem(
  product: PricedProduct,
  { sku, choice, quantity }: Pick<PricedItem, 'sku' | 'choice' | 'quantity'>,
): PricedItem {
  const subscribe = choice.frequencyDays > 0;
  if (subscribe && !isSubscribable(product.name, product.subscribable))
    throw cartRefusals.notSubscribable(product.name);
  if (quantity > product.maxPerLine) throw cartRefusals.tooMany(product.name, product.maxPerLine);
  return {
    sku,
    choice,
    quantity,
    name: product.name,
    imageUrl: product.imageUrl,
    unitPaise: unitPaise(product, { plan: choice.plan, subscribe }),
    weightGrams: product.weightGrams,
  };
}

/** A sentence for each item whose price is not what the shopper saw. */
export function changesOf(priced: PricedItem[], items: Item[]): string[] {
  return priced.flatMap(({ sku, name, unitPaise }) => {
    const seen = items.find((item) => item.sku === sku)?.price;
    return seen === undefined || seen === null || toPaise(seen) === unitPaise
      ? []
      : [priceChange(name, unitPaise)];
  });
}
