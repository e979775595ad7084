import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { shipments } from '../tables.ts';

/** Ends the tracking of a parcel that staff declared lost, in the caller's transaction. */
export async function endTracking(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  await tx.update(shipments).set({ endedAt: new Date() }).where(eq(shipments.orderId, orderId));
}
