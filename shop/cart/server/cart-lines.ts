import { asc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import type { PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import type { SupplyDays } from '#shop/catalog/contract.ts';
import { stockUnits } from '#shop/catalog/stock-units.ts';
import { type LineOptions, lineOptionsOfSku, hasSameOptions } from '../line-options.ts';
import { refusals } from '../contract.ts';
import { cartLines } from './tables.ts';

export type CartLineRow = InferSelectModel<typeof cartLines>;

/** Returns the lines of a cart in the order they were added. */
export async function linesOf(tx: Db, cartId: string): Promise<CartLineRow[]> {
  return prepared(tx, 'cart_lines_of', (on) =>
    on
      .select()
      .from(cartLines)
      .where(eq(cartLines.cartId, sql.placeholder('cartId')))
      .orderBy(asc(cartLines.createdAt), asc(cartLines.id)),
  ).execute({ cartId });
}

export function lineOptionsOf({ productId, plan, frequencyDays }: CartLineRow): LineOptions {
  return { productId, plan, frequencyDays: frequencyDays as LineOptions['frequencyDays'] };
}

/**
 * Finds a line: a lineId names exactly one, a productId its plain line or its only one. Refuses an unknown name (404), and a
 * productId with several lines but no plain one (409).
 */
export function findLine(lines: CartLineRow[], name: string): CartLineRow {
  const exact = lineOptionsOfSku(name.replace(/^line-/, ''));
  const line = exact && lines.find((line) => hasSameOptions(lineOptionsOf(line), exact));
  if (line) return line;
  const ofProduct = /^\d+$/.test(name) ? lines.filter(({ productId }) => productId === Number(name)) : [];
  if (ofProduct.length > 1) throw refusals.severalLines();
  if (!ofProduct[0]) throw refusals.notInCart();
  return ofProduct[0];
}

export type StockedLine = { line: Pick<CartLineRow, 'plan' | 'quantity'>; product: PricedProduct };

/** Returns the cap of a line, and the units that the stock allows beside the other lines of the cart. */
export function maxQuantityOf(
  { product, plan }: { product: PricedProduct; plan: SupplyDays },
  others: StockedLine[],
): { cap: number; left: number } {
  const taken = new Map<number, number>();
  for (const other of others)
    for (const { productId, quantity } of stockUnits(other.product, other.line.plan))
      taken.set(productId, (taken.get(productId) ?? 0) + quantity * other.line.quantity);
  const left = stockUnits(product, plan).map(({ productId, quantity, stock }) =>
    Math.floor((stock - (taken.get(productId) ?? 0)) / quantity),
  );
  return { cap: product.maxPerLine, left: Math.max(0, Math.min(...left)) };
}

/** Refuses a quantity above the line's cap or the stock (409). */
export function refuseTooMany(
  name: string,
  quantity: number,
  { cap, left }: { cap: number; left: number },
): void {
  if (quantity > cap && cap <= left) throw refusals.tooMany(name, cap);
  if (quantity > left) throw refusals.onlySoManyLeft(name, left);
}
