import { asc, eq } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { amountLines } from '#shop/cart/amount-lines.ts';
import { priceLines } from '#shop/cart/server/price-lines.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { refusals } from '../../contract.ts';
import { orderLines, orders } from '../tables.ts';
import { rulesOf } from './read-amounts.ts';
import { withCategories } from './with-categories.ts';

type Params = {
  items: { sku: string; quantity: number }[];
  orderNumber?: string | undefined;
  charges: Charges;
};

/**
 * Returns what items cost as an order of today, or as those of a known order (GET /api/admin/orders/price), in rupees. A kept item has the
 * price of the order, and the order the charges of its day. Leaves out what the shop does not sell. Refuses an unknown order (404).
 */
export async function priceChange(
  db: Db,
  { items, orderNumber, charges }: Params,
): Promise<ReturnType<typeof amountLines>> {
  if (orderNumber === undefined) return amountLines(await priceLines(db, items), charges);
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw refusals.orderNotFound();
  const { sku, unitPaise, productId, parts } = orderLines;
  const rules = rulesOf(order);
  const stored = await db
    .select({ sku, unitPaise, productId, parts })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const lines = await withCategories(db, stored, rules);
  const held = new Map(lines.map((line) => [line.sku, line]));
  const kept = items.flatMap((item) => {
    const line = held.get(item.sku);
    // The order holds it already, so it stays.
    if (!line) return [];
    const { unitPaise: paise, parts: _parts, ...offered } = line;
    return [{ ...offered, ...item, name: '', takesCash: true, price: toRupees(paise) }];
  });
  const added = await priceLines(
    db,
    items.filter((item) => !held.has(item.sku)),
  );
  return amountLines([...kept, ...added], rules);
}
