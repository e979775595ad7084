import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import type { orderLines } from '#shop/orders/server/tables.ts';

type Line = typeof orderLines.$inferSelect;

/** Returns the ids of orders in whose parcel food lies beside other goods (FSSAI, advisory of 3 December 2024). */
export async function ordersWithMixedFood(db: Db, lines: Line[]): Promise<Set<string>> {
  const ids = lines.flatMap((line) => lineUnits(line).map(({ productId }) => productId));
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.productClass, 'food')));
  const food = new Set(found.map(({ id }) => id));
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId))];
  return new Set(
    orderIds.filter((orderId) => {
      const goods = lines.filter((line) => line.orderId === orderId).flatMap((line) => lineUnits(line));
      return new Set(goods.map(({ productId }) => food.has(productId))).size === 2;
    }),
  );
}
