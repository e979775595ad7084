import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { orders } from '../tables.ts';

type Locked = { order: typeof orders.$inferSelect; parcel: typeof shipments.$inferSelect | null };

/**
 * Locks the parcel of a known order and then the order, in the caller's transaction, and returns both. A scan, a cancellation and an
 * answer of the courier begin at the parcel too. So whatever changes both takes this lock, and none comes in between or waits in a circle.
 */
export async function lockOrderWithParcel(tx: Db, { orderId }: { orderId: string }): Promise<Locked> {
  const [parcel] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId)).for('update');
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return { order: order!, parcel: parcel ?? null };
}
