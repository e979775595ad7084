import { asc, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { orderLines, orders } from '../tables.ts';
import { amountsOf, withAmounts } from './read-amounts.ts';
import { orderAdjustments } from './tables.ts';
import { toRows } from './write-amounts.ts';

/** A batch ends within a fraction of a second, so that no order waits for its locks. */
const batchOrders = 200;

/**
 * Lists the amounts of orders that older processes placed or changed, the oldest first, some hundred at a time. Skips orders that are just
 * being changed. Returns how many it listed.
 */
export async function fillAmounts(db: Db, { batch = batchOrders }: { batch?: number } = {}): Promise<number> {
  let listed = 0;
  for (let last = batch; last === batch; listed += last) last = await fillBatch(db, batch);
  return listed;
}

async function fillBatch(db: Db, batch: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .select(withAmounts)
      .from(orders)
      .where(isNull(orders.charges))
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(batch)
      .for('update', { skipLocked: true });
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    const lines = await tx
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.id));
    const ofOrder = Map.groupBy(lines, ({ orderId }) => orderId);
    const rows = found.flatMap((order) => {
      const amounts = amountsOf(order, { ...order, lines: ofOrder.get(order.id) ?? [] });
      return toRows(amounts, { orderId: order.id });
    });
    await tx.delete(orderAdjustments).where(inArray(orderAdjustments.orderId, ids));
    if (rows.length > 0) await tx.insert(orderAdjustments).values(rows);
    const charges = sql`jsonb_build_object('fixedDiscountPaise', fixed_discount_paise, 'feePaise', fee_paise)`;
    await tx.update(orders).set({ charges }).where(inArray(orders.id, ids));
    return found.length;
  });
}
