import { formatSigned, toPaise } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { type LineOptions, lineOptionsOfSku, skuOf } from '#shop/cart/line-options.ts';
import { maxLines, refusals as cartRefusals } from '#shop/cart/contract.ts';
import { isSubscribable } from '#shop/catalog/is-subscribable.ts';
import { getPricedProducts, type PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import { isAvailable } from '#shop/catalog/server/to-product.ts';
import { type ComboPart, lineUnits, packsOf, stockUnits } from '#shop/catalog/stock-units.ts';
import type { OrderedUnits } from '#shop/catalog/server/stock/reserve-stock.ts';
import { offeredUnit } from '#shop/cart/server/offered-unit.ts';
import type { PriceLine } from '#shop/pricing/price-of.ts';
import { priceChange, refusals } from '../../contract.ts';
import type { PlaceOrderBody } from '../../body/place-order-body.ts';

type Item = PlaceOrderBody['items'][number];

export type PricedItem = {
  sku: string;
  lineOptions: LineOptions;
  name: string;
  imageUrl: string;
  quantity: number;
  unitPaise: number;
  /** Missing when the merchant has not stated it. */
  weightGrams?: number;
  packs: number;
  parts: ComboPart[];
  takesCash: boolean;
  /** For offers, as the next three. */
  productId: number;
  isCombo: boolean;
  plainPaise?: number;
  categories: string[];
  /** As read before the stock is locked. */
  isInStock: boolean;
};

/**
 * Returns the items at current prices, with equal skus added up. Refuses a stopped product, one without subscription, or more
 * than the limit of a product in all its lines together (409). Lines `beside` count for this limit alone.
 */
export async function priceItems(
  tx: Db,
  items: Item[],
  { beside = [] }: { beside?: Item[] } = {},
): Promise<PricedItem[]> {
  const quantities = sumItems(items);
  if (quantities.size > maxLines) throw refusals.tooManyItems();
  const ids = [...quantities.values()].map(({ lineOptions }) => lineOptions.productId);
  const products = await getPricedProducts(tx, [...new Set(ids)]);
  refuseTooManyUnits([...quantities.values(), ...sumItems(beside).values()], products);
  return [...quantities].map(([sku, { lineOptions, quantity }]) => {
    const product = products.get(lineOptions.productId);
    if (!product) throw refusals.noLongerSold();
    return priceItem(product, { sku, lineOptions, quantity });
  });
}

/** Refuses (409) more units of a product than its limit, over all its supplies and frequencies. */
function refuseTooManyUnits(
  lines: { lineOptions: LineOptions; quantity: number }[],
  products: Map<number, PricedProduct>,
): void {
  const byProduct = Map.groupBy(lines, ({ lineOptions }) => lineOptions.productId);
  for (const [productId, ofProduct] of byProduct) {
    const product = products.get(productId);
    const units = ofProduct.reduce((sum, { quantity }) => sum + quantity, 0);
    if (product && units > product.maxPerLine)
      throw refusals.tooManyUnits(product.name, { units, max: product.maxPerLine });
  }
}

/** Returns the items by sku, with equal skus added up. */
export function sumItems(items: Item[]): Map<string, { lineOptions: LineOptions; quantity: number }> {
  const quantities = new Map<string, { lineOptions: LineOptions; quantity: number }>();
  for (const { sku, quantity } of items) {
    const lineOptions = lineOptionsOfSku(sku);
    if (!lineOptions) throw refusals.noLongerSold();
    const sum = (quantities.get(skuOf(lineOptions))?.quantity ?? 0) + quantity;
    quantities.set(skuOf(lineOptions), { lineOptions, quantity: sum });
  }
  return quantities;
}

function priceItem(
  product: PricedProduct,
  { sku, lineOptions, quantity }: Pick<PricedItem, 'sku' | 'lineOptions' | 'quantity'>,
): PricedItem {
  const subscribe = lineOptions.frequencyDays > 0;
  const packs = packsOf(product, lineOptions.plan);
  if (subscribe && !isSubscribable(product.name, product.subscribable))
    throw cartRefusals.notSubscribable(product.name);
  return {
    sku,
    lineOptions,
    quantity,
    name: product.name,
    imageUrl: product.imageUrl,
    ...offeredUnit(product, { plan: lineOptions.plan, subscribe }),
    ...(product.weightGrams > 0 ? { weightGrams: product.weightGrams * packs } : {}),
    packs,
    takesCash: product.takesCash,
    isInStock:
      isAvailable(product) &&
      stockUnits(product, lineOptions.plan).every((unit) => unit.stock >= unit.quantity * quantity),
    parts: product.parts.map(({ productId, name, quantity: each }) => ({ productId, name, quantity: each })),
  };
}

/** Returns a sentence for each item with another price than the customer saw. Where all have that price, the charges have changed. */
export function changesOf(priced: PricedItem[], items: Item[], lines: PriceLine[]): string[] {
  const changes = priced.flatMap(({ sku, name, unitPaise }) => {
    const seen = items.find((item) => item.sku === sku)?.price;
    return seen === undefined || seen === null || toPaise(seen) === unitPaise
      ? []
      : [priceChange(name, unitPaise)];
  });
  const isOfCharges = changes.length === 0 && items.every(({ price }) => typeof price === 'number');
  return isOfCharges ? [chargesChange(lines)] : changes;
}

function chargesChange(lines: PriceLine[]): string {
  if (lines.length === 0) return 'Nothing is added to the items or taken off now.';
  return `The charges are now: ${lines.map(({ name, paise }) => `${name} ${formatSigned(paise)}`).join(', ')}.`;
}

type Counted = Pick<PricedItem, 'name' | 'quantity' | 'packs' | 'parts'> & {
  lineOptions: { productId: number };
};

/** Returns the stock that an order takes, summed by product: quantity × packs × parts of each line. */
export function orderedUnits(items: Counted[]): OrderedUnits[] {
  const units = new Map<number, OrderedUnits>();
  const add = (given: OrderedUnits) => {
    const known = units.get(given.productId);
    units.set(given.productId, {
      ...(known?.isSold ? known : given),
      quantity: given.quantity + (known?.quantity ?? 0),
    });
  };
  for (const { lineOptions, name, ...line } of items) {
    const { productId } = lineOptions;
    const isCombo = line.parts.length > 0;
    // A combo gives no unit of its own, but must be for sale.
    if (isCombo) add({ productId, quantity: 0, isSold: true, name });
    for (const part of lineUnits({ ...line, productId }))
      add({ productId: part.productId, quantity: part.units, isSold: !isCombo, name });
  }
  return [...units.values()];
}
