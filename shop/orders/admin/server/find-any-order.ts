import { desc, eq, like, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { type WithAmounts, withAmounts } from '../../server/amounts/read-amounts.ts';
import { orderReferences, orders } from '../../server/tables.ts';
import { stateAfter } from '../../states.ts';

export type OrderTableRow = typeof orders.$inferSelect & WithAmounts;

/** Returns the row of any customer's order. Refuses an unknown number (404). */
export async function findAnyOrder(db: Db, { orderNumber }: { orderNumber: string }): Promise<OrderTableRow> {
  const [order] = await db.select(withAmounts).from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw refusals.orderNotFound();
  return order;
}

/** A placed order has no reference yet. The newest ones are read themselves. */
const maxPlaced = 500;

/**
 * Returns the ids of at most `max` orders whose number or waybill, also a former one or one of a return, holds these letters and digits. They are upper
 * case, hold no other sign, and are at least four, so that the index reads few rows.
 */
export async function findByReference(
  db: Db,
  { signs, max }: { signs: string; max: number },
): Promise<string[]> {
  const part = `%${signs}%`;
  const newest = db
    .select({ id: orders.id, number: orders.orderNumber })
    .from(orders)
    .where(eq(orders.state, stateAfter.placing))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(maxPlaced)
    .as('newest');
  const [noted, waiting] = await Promise.all([
    db
      .selectDistinct({ id: orderReferences.orderId })
      .from(orderReferences)
      .where(like(orderReferences.reference, part))
      .limit(max),
    db
      .select({ id: newest.id })
      .from(newest)
      .where(sql`replace(${newest.number}, '-', '') like ${part}`)
      .limit(max),
  ]);
  return [...waiting, ...noted].map(({ id }) => id).slice(0, max);
}
