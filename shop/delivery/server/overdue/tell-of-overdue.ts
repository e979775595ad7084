import { and, eq, lte } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue, listWaiting } from '#platform/server/jobs.ts';
import { queueMail } from '#platform/server/mail.ts';
import type { OverdueMail } from '../../overdue-mail.ts';
import { createShipmentJob } from '../shipments/request-shipment.ts';
import { shipments } from '../tables.ts';

const dayMs = 86_400_000;
/** More than a mail is read to the end of. */
const listed = 30;

/**
 * Tells the merchant, in one mail `to` the shop's address, of the parcels that the courier has not taken for a day, and has it
 * asked for another day where it was given up. Any number of workers may do it at once: each parcel is told of by one of them. Out: how many.
 */
export async function tellOfOverdue(db: Db, { to, now }: { to: string; now: Date }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const overdue = await tx
      .update(shipments)
      .set({ tellAt: new Date(now.getTime() + dayMs) })
      .where(and(eq(shipments.state, 'waiting'), lte(shipments.tellAt, now)))
      .returning();
    const [first, ...others] = overdue
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .map(({ orderNumber, attempts, lastError }) => ({ orderNumber, attempts, lastError }));
    if (!first) return 0;
    const data: OverdueMail = {
      parcels: [first, ...others.slice(0, listed - 1)],
      more: Math.max(0, others.length - (listed - 1)),
    };
    await askOn(
      tx,
      overdue.map(({ orderId }) => orderId),
    );
    await queueMail(tx, { to, template: 'parcels-overdue', data });
    return overdue.length;
  });
}

/** One that waits for a courier that rests is not asked for twice. */
async function askOn(tx: Db, orderIds: string[]): Promise<void> {
  const waiting = new Set((await listWaiting(tx, createShipmentJob)).map(({ orderId }) => orderId));
  for (const orderId of orderIds)
    if (!waiting.has(orderId)) await enqueue(tx, createShipmentJob, { orderId });
}
