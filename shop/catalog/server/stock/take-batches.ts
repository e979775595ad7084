import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '../tables.ts';
import { firstExpiring } from './first-expiring.ts';
import { lockBatches, moveUnits } from './move-units.ts';
import { batches, batchMovements } from './tables.ts';

export type LineUnits = { orderLineId: number; productId: number; units: number };

/**
 * Takes the units of a packed order out of batches, first-expiring-first, and remembers the batches of each line. A second call
 * changes nothing, unless the units were given back. The parcel exists, so too few units in the records stop nothing: `npm run invariants` reports them.
 */
export async function takeBatches(
  tx: Db,
  { orderId, lines, now = new Date() }: { orderId: string; lines: LineUnits[]; now?: Date },
): Promise<void> {
  if ((await unitsOfOrder(tx, { orderId })).length > 0) return;
  const held = await lockBatches(tx, [...new Set(lines.map(({ productId }) => productId))]);
  const moves = lines.flatMap(({ orderLineId, productId, units }) => {
    const own = held.filter((batch) => batch.productId === productId);
    return firstExpiring(own, units, dayOf(now)).map(({ batchId, units: taken }) => {
      held.find(({ id }) => id === batchId)!.units -= taken;
      return { batchId, change: -taken, reason: 'packed' as const, orderId, orderLineId };
    });
  });
  await moveUnits(tx, moves);
}

/** Units of a batch that lie in an order. */
type TakenUnits = {
  orderId: string;
  batchId: number;
  productId: number;
  orderLineId: number | null;
  units: number;
};

/** Returns what each batch gave to an order and did not get back. */
export async function unitsOfOrder(tx: Db, { orderId }: { orderId: string }): Promise<TakenUnits[]> {
  return unitsOfOrders(tx, { orderIds: [orderId] });
}

/** Returns what each batch gave to each of these orders and did not get back. */
export async function unitsOfOrders(
  tx: Db,
  { orderIds }: { orderIds: readonly string[] },
): Promise<TakenUnits[]> {
  const { rows } = await tx.execute<TakenUnits>(sql`
    select order_id as "orderId", batch_id as "batchId", product_id as "productId", order_line_id as "orderLineId",
      -sum(change)::int as units
    from batch_movements join batches on batches.id = batch_id
    where order_id = any(${sql.param(orderIds)}::text[]) group by 1, 2, 3, 4 having sum(change) < 0 order by 1, 2, 4`);
  return rows;
}

/** Gives the units of an order back to the batches that they came from. A second call changes nothing. */
export async function giveBatchesBack(
  tx: Db,
  { orderId, reason }: { orderId: string; reason: 'cancelled' | 'unpacked' },
): Promise<void> {
  const taken = await unitsOfOrder(tx, { orderId });
  await moveUnits(
    tx,
    taken.map(({ batchId, orderLineId, units }) => ({
      batchId,
      orderLineId,
      orderId,
      change: units,
      reason,
    })),
  );
}

/** Returns the batches that the lines of an order were packed from, also units that came back after it left. */
export async function packedBatches(db: Db, { orderId }: { orderId: string }) {
  const { id, orderLineId, change, reason } = batchMovements;
  const units = sql<number>`-sum(${change})::int`;
  return db
    .select({ orderLineId, number: batches.number, productName: products.name, units })
    .from(batchMovements)
    .innerJoin(batches, eq(batches.id, batchMovements.batchId))
    .innerJoin(products, eq(products.id, batches.productId))
    .where(and(eq(batchMovements.orderId, orderId), inArray(reason, ['packed', 'unpacked'])))
    .groupBy(orderLineId, batches.id, products.id)
    .having(sql`sum(${change}) <> 0`)
    .orderBy(asc(sql`min(${id})`));
}
