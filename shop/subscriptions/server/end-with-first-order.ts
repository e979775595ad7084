import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { subscriptions } from './tables.ts';

/** Cancels subscriptions whose first order was cancelled. */
export async function endWithFirstOrder(db: Db, { now }: { now: Date }): Promise<void> {
  const cancelled = db.select({ id: orders.id }).from(orders).where(eq(orders.state, 'cancelled'));
  await db
    .update(subscriptions)
    .set({ state: 'cancelled', changedAt: now })
    .where(and(ne(subscriptions.state, 'cancelled'), inArray(subscriptions.firstOrderId, cancelled)));
}
