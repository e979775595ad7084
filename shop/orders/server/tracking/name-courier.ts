import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orders } from '../tables.ts';

/** Notes who carries the parcel of an order, for lists and cash, in the transaction that gives it its courier. */
export async function nameCourier(
  tx: Db,
  { orderId, courier }: { orderId: string; courier: string },
): Promise<void> {
  await tx.update(orders).set({ courier }).where(eq(orders.id, orderId));
}
