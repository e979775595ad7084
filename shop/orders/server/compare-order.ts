import { asc, eq } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import type { Frequency } from '#shop/cart/line-options.ts';
import { isSubscribable } from '#shop/catalog/is-subscribable.ts';
import { getPricedProducts, type PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import { packsOf } from '#shop/catalog/stock-units.ts';
import { unitPaise } from '#shop/catalog/unit-price.ts';
import type { ReorderLine } from '../reorder.ts';
import { findOrder } from './get-order.ts';
import { orderLines } from './tables.ts';

type Line = typeof orderLines.$inferSelect;

/**
 * Returns today's price and stock of each line of a customer's order (GET /api/orders/{orderNumber}/again). Refuses an
 * unknown or foreign order (404).
 */
export async function compareOrder(
  db: Db,
  named: { userId: number; orderNumber: string },
): Promise<ReorderLine[]> {
  const { id } = await findOrder(db, named);
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id));
  const products = await getPricedProducts(db, [...new Set(lines.map(({ productId }) => productId))]);
  return lines.map((line) => compareLine(line, products.get(line.productId)));
}

function compareLine(line: Line, product: PricedProduct | undefined): ReorderLine {
  const subscribe = line.frequencyDays > 0;
  const about = {
    productId: line.productId,
    sku: line.sku,
    productName: product?.name ?? line.name,
    imageUrl: product?.imageUrl ?? line.imageUrl,
    seller: product?.seller ?? '',
    plan: line.plan,
    subscribe,
    frequencyDays: subscribe ? (line.frequencyDays as Frequency) : null,
    priceWas: toRupees(line.unitPaise),
  };
  const sold = product?.published && (!subscribe || isSubscribable(product.name, product.subscribable));
  if (!product || !sold) return { ...about, quantity: 0, price: null, state: 'gone' };
  const packs = packsOf(product, line.plan);
  const nowPaise = unitPaise(product, { plan: line.plan, subscribe });
  const now = { ...about, price: toRupees(nowPaise) };
  const quantity = product.onSale
    ? Math.min(line.quantity, Math.floor(product.stock / packs), product.maxPerLine)
    : 0;
  if (quantity <= 0) return { ...now, quantity: 0, state: 'sold_out' };
  if (quantity < line.quantity) return { ...now, quantity, state: 'fewer' };
  return { ...now, quantity, state: nowPaise === line.unitPaise ? 'same' : 'price_changed' };
}
