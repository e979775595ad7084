import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { subscriptions } from './tables.ts';
import { statesThat } from '#shop/orders/states.ts';

/** Cancels subscriptions whose first order was cancelled: those of a customer, or without `userId` all. */
export async function endWithFirstOrder(
  db: Db,
  { now, userId }: { now: Date; userId?: number },
): Promise<void> {
  const cancelled = db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.state, statesThat('isCancelled')));
  await db
    .update(subscriptions)
    .set({ state: 'cancelled', changedAt: now })
    .where(
      and(
        userId === undefined ? undefined : eq(subscriptions.userId, userId),
        ne(subscriptions.state, 'cancelled'),
        inArray(subscriptions.firstOrderId, cancelled),
      ),
    );
}
