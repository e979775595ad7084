import { and, inArray, lte } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue, listWaiting } from '#platform/server/jobs.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { stuckShipmentsEmail } from '../../emails/shipping-emails.ts';
import { editParcelJob } from './edit-parcel.ts';
import { createShipmentJob } from './request-shipment.ts';
import { shipments } from '../tables.ts';

/** Longer emails are not read to the end. */
const listed = 30;

/**
 * Marks shipments that the courier has not accepted for a day, emails each of the merchant's addresses `to` once about them, and requests the
 * given-up ones again. Any number of workers may run it at once. Returns the number of stuck shipments.
 */
export async function reportStuckShipments(
  db: Db,
  { to, now }: { to: string[]; now: Date },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const stuck = await tx
      .update(shipments)
      .set({ reportAt: new Date(now.getTime() + dayMs) })
      .where(and(inArray(shipments.state, ['waiting', 'editing']), lte(shipments.reportAt, now)))
      .returning();
    const [first, ...others] = stuck
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .map(({ orderNumber, attempts, lastError }) => ({ orderNumber, attempts, lastError }));
    if (!first) return 0;
    const data = {
      parcels: [first, ...others.slice(0, listed - 1)] as [typeof first, ...typeof others],
      more: Math.max(0, others.length - (listed - 1)),
    };
    await askOn(tx, stuck);
    for (const address of to) await queueEmail(tx, stuckShipmentsEmail, { to: address, data });
    return stuck.length;
  });
}

/** A shipment that waits for a paused courier is requested only once. */
async function askOn(tx: Db, stuck: (typeof shipments.$inferSelect)[]): Promise<void> {
  const jobs = [...(await listWaiting(tx, createShipmentJob)), ...(await listWaiting(tx, editParcelJob))];
  const waiting = new Set(jobs.map(({ orderId }) => orderId));
  for (const { orderId, state, revision } of stuck.filter((each) => !waiting.has(each.orderId)))
    if (state === 'editing') await enqueue(tx, editParcelJob, { orderId, revision: revision - 1 });
    else await enqueue(tx, createShipmentJob, { orderId });
}
