import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/ordering/server/tables.ts';
import { refillPlans } from './tables.ts';

/** Whoever cancels the order that began a plan wants no refill of it either. */
export async function endWithFirstOrder(db: Db, { now }: { now: Date }): Promise<void> {
  const cancelled = db.select({ id: orders.id }).from(orders).where(eq(orders.state, 'cancelled'));
  await db
    .update(refillPlans)
    .set({ state: 'cancelled', changedAt: now })
    .where(and(ne(refillPlans.state, 'cancelled'), inArray(refillPlans.beganWith, cancelled)));
}
