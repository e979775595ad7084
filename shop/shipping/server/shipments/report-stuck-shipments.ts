import { and, eq, lte } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue, listWaiting } from '#platform/server/jobs.ts';
import { queueEmail } from '#platform/server/email.ts';
import type { StuckShipmentsEmailData } from '../../stuck-shipments-email.ts';
import { createShipmentJob } from './request-shipment.ts';
import { shipments } from '../tables.ts';

/** More than a mail is read to the end of. */
const listed = 30;

/**
 * Tells the merchant, in one mail `to` the shop's address, of the parcels that the courier has not taken for a day, and has it
 * asked for another day where it was given up. Any number of workers may do it at once: each parcel is told of by one of them. Returns how many.
 */
export async function reportStuckShipments(db: Db, { to, now }: { to: string; now: Date }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const stuck = await tx
      .update(shipments)
      .set({ reportAt: new Date(now.getTime() + dayMs) })
      .where(and(eq(shipments.state, 'waiting'), lte(shipments.reportAt, now)))
      .returning();
    const [first, ...others] = stuck
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .map(({ orderNumber, attempts, lastError }) => ({ orderNumber, attempts, lastError }));
    if (!first) return 0;
    const data: StuckShipmentsEmailData = {
      parcels: [first, ...others.slice(0, listed - 1)],
      more: Math.max(0, others.length - (listed - 1)),
    };
    await askOn(
      tx,
      stuck.map(({ orderId }) => orderId),
    );
    await queueEmail(tx, { to, template: 'parcels-overdue', data });
    return stuck.length;
  });
}

/** One that waits for a courier that rests is not asked for twice. */
async function askOn(tx: Db, orderIds: string[]): Promise<void> {
  const waiting = new Set((await listWaiting(tx, createShipmentJob)).map(({ orderId }) => orderId));
  for (const orderId of orderIds)
    if (!waiting.has(orderId)) await enqueue(tx, createShipmentJob, { orderId });
}
