import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { type OrderedUnits, reserveStock } from '#shop/catalog/server/stock/reserve-stock.ts';
import { orderedUnits } from '#shop/orders/server/placing/price-items.ts';
import { writeOrder } from '#shop/orders/server/write-order.ts';
import type { orders } from '#shop/orders/server/tables.ts';
import { orderLines } from '#shop/orders/server/tables.ts';

type Params = {
  order: typeof orders.$inferSelect;
  /** The order leaves its hold. */
  isReleased: boolean;
};

/**
 * Counts the units of an order no longer as unconfirmed, since its customer confirmed it or staff changed it. An order that waited for stock
 * takes it with its release. Refuses the release where too little is left (409).
 */
export async function settleUnits(tx: Db, { order, isReleased }: Params): Promise<void> {
  if (order.unconfirmedUnits) await writeOrder(tx, { orderId: order.id, values: { unconfirmedUnits: null } });
  if (!isReleased || ![order.heldFor, order.alsoHeldFor].includes('stock')) return;
  await reserveStock(tx, { orderId: order.id, units: await unitsOfOrder(tx, order.id) });
}

/** Returns the stock that an order takes, by its stored lines. */
export async function unitsOfOrder(tx: Db, orderId: string): Promise<OrderedUnits[]> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return orderedUnits(
    lines.map(({ productId, name, quantity, packs, parts }) => ({
      lineOptions: { productId },
      name,
      quantity,
      packs,
      parts,
    })),
  );
}
