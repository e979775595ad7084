import { and, asc, eq, sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '../tables.ts';
import { firstExpiring } from './first-expiring.ts';
import { lockBatches, moveUnits } from './move-units.ts';
import { batches, batchMovements } from './tables.ts';

/** Units of a product that an order line takes. */
export type LineUnits = { orderLineId: number; productId: number; units: number };

/**
 * Takes the units of a packed order out of batches, first-expiring-first, and remembers the batches of each line. A second call
 * changes nothing. The parcel exists, so too few units in the records stop nothing: `npm run invariants` reports them.
 */
export async function takeBatches(
  tx: Db,
  { orderId, lines, now = new Date() }: { orderId: string; lines: LineUnits[]; now?: Date },
): Promise<void> {
  const [known] = await tx
    .select({ id: batchMovements.id })
    .from(batchMovements)
    .where(eq(batchMovements.orderId, orderId))
    .limit(1);
  if (known) return;
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

/** Returns what each batch gave to an order and did not get back. */
export async function unitsOfOrder(tx: Db, { orderId }: { orderId: string }) {
  const { rows } = await tx.execute<{
    batchId: number;
    productId: number;
    orderLineId: number | null;
    units: number;
  }>(sql`
    select batch_id as "batchId", product_id as "productId", order_line_id as "orderLineId", -sum(change)::int as units
    from batch_movements join batches on batches.id = batch_id
    where order_id = ${orderId} group by 1, 2, 3 having sum(change) < 0 order by 1, 3`);
  return rows;
}

/** Returns the batches that the lines of an order were packed from, also units that came back later. */
export async function packedBatches(db: Db, { orderId }: { orderId: string }) {
  const { orderLineId, change, reason } = batchMovements;
  return db
    .select({
      orderLineId,
      number: batches.number,
      productName: products.name,
      units: sql<number>`-${change}`,
    })
    .from(batchMovements)
    .innerJoin(batches, eq(batches.id, batchMovements.batchId))
    .innerJoin(products, eq(products.id, batches.productId))
    .where(and(eq(batchMovements.orderId, orderId), eq(reason, 'packed')))
    .orderBy(asc(batchMovements.id));
}
