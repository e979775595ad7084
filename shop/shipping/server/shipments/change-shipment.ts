import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { ShipmentRequest } from '../../courier.ts';
import { formerParcels, shipments } from '../tables.ts';
import { respondsWithinSeconds } from './cancel-shipment.ts';
import { cancelFormerJob, referenceOf } from './former-parcels.ts';
import { createShipmentJob } from './request-shipment.ts';

/** Locks an order's shipment, in front of the order, as scans do. */
export async function lockShipment(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  await tx.select({ id: shipments.id }).from(shipments).where(eq(shipments.orderId, orderId)).for('update');
}

/**
 * Gives a shipment the request of a changed order, in the transaction of the change. A request that no courier has seen is replaced.
 * Otherwise the parcel becomes a former one, which a job cancels, and another job asks for a new one.
 */
export async function changeShipment(
  tx: Db,
  { orderId, request }: { orderId: string; request: Omit<ShipmentRequest, 'orderId'> },
): Promise<void> {
  const [shipment] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId)).for('update');
  if (!shipment) return;
  const { attempts, revision, waybill } = shipment;
  const write = (fields: Partial<typeof shipments.$inferInsert>) =>
    tx
      .update(shipments)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(eq(shipments.orderId, orderId));
  if (attempts === 0) {
    await write({ request: { ...request, orderId: referenceOf({ orderId, revision }) } });
    return;
  }
  await tx.insert(formerParcels).values({ orderId, revision, waybill });
  const startAfter = waybill ? undefined : new Date(Date.now() + respondsWithinSeconds * 1_000);
  await enqueue(tx, cancelFormerJob, { orderId, revision }, startAfter ? { startAfter } : {});
  const next = revision + 1;
  await write({
    revision: next,
    request: { ...request, orderId: referenceOf({ orderId, revision: next }) },
    state: 'waiting',
    waybill: null,
    attempts: 0,
    lastError: null,
    endedAt: null,
    reportAt: sql`now() + interval '1 day'` as unknown as Date,
  });
  await enqueue(tx, createShipmentJob, { orderId });
}
