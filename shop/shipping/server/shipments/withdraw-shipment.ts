import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { shipments } from '../tables.ts';
import { respondsWithinSeconds, cancelShipmentJob } from './cancel-shipment.ts';

/** Withdraws a cancelled order's shipment in the caller's transaction. A job cancels it if the courier may have it. */
export async function withdrawShipment(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  const [withdrawn] = await tx
    .update(shipments)
    .set({ state: 'withdrawn', updatedAt: sql`now()` })
    .where(
      and(
        eq(shipments.orderId, orderId),
        inArray(shipments.state, ['held', 'waiting', 'created', 'editing']),
      ),
    )
    .returning({ waybill: shipments.waybill, attempts: shipments.attempts });
  if (!withdrawn || withdrawn.attempts === 0) return;
  const startAfter = withdrawn.waybill ? undefined : new Date(Date.now() + respondsWithinSeconds * 1_000);
  await enqueue(tx, cancelShipmentJob, { orderId }, startAfter ? { startAfter } : {});
}
