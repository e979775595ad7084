import type { Db } from '#platform/server/db.ts';
import { lineOptionsOfSku } from '#shop/cart/line-options.ts';
import { refusals as catalogRefusals } from '#shop/catalog/refusals.ts';
import { editStock } from '#shop/catalog/server/stock/edit-stock.ts';
import { orderedUnits, priceItems, type PricedItem } from '#shop/orders/server/placing/price-items.ts';
import { writeLines } from '#shop/orders/server/write-order.ts';
import type { orderLines } from '#shop/orders/server/tables.ts';
import { refusals } from './edit-refusals.ts';

type Line = typeof orderLines.$inferSelect;
type UnitsOfSku = { sku: string; quantity: number };

/**
 * Changes the lines of an order and moves their stock, in the transaction of the edit. A kept line keeps price, packs and parts; an
 * added one has the price of today. Refuses too little stock, a product that is no longer sold, too many units and a new
 * subscription (409). Returns the added items.
 */
export async function editLines(
  tx: Db,
  { orderId, before, wanted }: { orderId: string; before: Line[]; wanted: UnitsOfSku[] },
): Promise<PricedItem[]> {
  const kept = wanted.flatMap(({ sku, quantity }) => {
    const line = before.find((each) => each.sku === sku);
    return line ? [{ ...line, quantity }] : [];
  });
  const added = await priceMore(tx, { before, wanted });
  await editStock(tx, { orderId, units: differences(before, [...kept, ...added.map(toUnits)]) });
  const removed = before.filter(({ sku }) => wanted.every((each) => each.sku !== sku)).map(({ id }) => id);
  await writeLines(tx, { removed, kept, added: added.map((item) => toRow(orderId, item)) });
  return added;
}

/** Checks every item with more units than before against today's catalogue. Returns the added ones with their price. */
async function priceMore(
  tx: Db,
  { before, wanted }: { before: Line[]; wanted: UnitsOfSku[] },
): Promise<PricedItem[]> {
  const had = new Map(before.map(({ sku, quantity }) => [sku, quantity]));
  const more = wanted.filter(({ sku, quantity }) => quantity > (had.get(sku) ?? 0));
  if (more.some(({ sku }) => !had.has(sku) && (lineOptionsOfSku(sku)?.frequencyDays ?? 0) > 0))
    throw refusals.noNewSubscription();
  // Once for the limit of a product, once for what is still to be taken from stock.
  const items = await priceItems(tx, more, { beside: wanted.filter((line) => !more.includes(line)) });
  const extra = await priceItems(
    tx,
    more.map(({ sku, quantity }) => ({ sku, quantity: quantity - (had.get(sku) ?? 0) })),
  );
  const missing = extra.find(({ isInStock }) => !isInStock);
  if (missing) throw catalogRefusals.outOfStock(missing.name);
  return items.filter(({ sku }) => !had.has(sku));
}

type Units = Parameters<typeof orderedUnits>[0][number] & { productId: number };

function toUnits({ lineOptions, ...item }: PricedItem): Omit<Units, 'lineOptions'> {
  return { ...item, productId: lineOptions.productId };
}

/** The units that the lines take from the stock of each product more than before. */
function differences(before: Omit<Units, 'lineOptions'>[], after: Omit<Units, 'lineOptions'>[]) {
  const [old, now] = [before, after].map((lines) =>
    orderedUnits(lines.map((line) => ({ ...line, lineOptions: { productId: line.productId } }))),
  ) as [ReturnType<typeof orderedUnits>, ReturnType<typeof orderedUnits>];
  const ids = new Set([...old, ...now].map(({ productId }) => productId));
  return [...ids].map((productId) => {
    const was = old.find((each) => each.productId === productId);
    const is = now.find((each) => each.productId === productId);
    return {
      productId,
      change: (is?.quantity ?? 0) - (was?.quantity ?? 0),
      isSold: is?.isSold ?? false,
      name: (is ?? was)!.name,
    };
  });
}

function toRow(
  orderId: string,
  {
    lineOptions,
    isInStock: _stock,
    weightGrams: _weight,
    takesCash: _cash,
    categories: _names,
    isCombo: _combo,
    plainPaise: _plain,
    ...item
  }: PricedItem,
) {
  const { productId, plan, frequencyDays } = lineOptions;
  return { ...item, orderId, productId, plan, frequencyDays };
}
