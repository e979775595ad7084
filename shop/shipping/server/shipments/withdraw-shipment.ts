import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { shipments } from '../tables.ts';
import { respondsWithinSeconds, cancelShipmentJob } from './cancel-shipment.ts';

/**
 * A cancelled order wants no parcel any more, in the caller's transaction: one that the courier was not yet given is
 * never asked for, one that it has or may have is cancelled there by a job.
 */
export async function withdrawShipment(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  const [withdrawn] = await tx
    .update(shipments)
    .set({ state: 'withdrawn', updatedAt: sql`now()` })
    .where(and(eq(shipments.orderId, orderId), inArray(shipments.state, ['waiting', 'created'])))
    .returning({ waybill: shipments.waybill, attempts: shipments.attempts });
  if (!withdrawn || withdrawn.attempts === 0) return;
  const startAfter = withdrawn.waybill ? undefined : new Date(Date.now() + respondsWithinSeconds * 1_000);
  await enqueue(tx, cancelShipmentJob, { orderId }, startAfter ? { startAfter } : {});
}
