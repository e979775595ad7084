import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { readRequest } from '../stored-request.ts';
import { formerParcels, shipments } from '../tables.ts';
import { respondsWithinSeconds } from './cancel-shipment.ts';
import { cancelFormerJob, referenceOf } from './former-parcels.ts';
import { createShipmentJob } from './request-shipment.ts';

type Shipment = typeof shipments.$inferSelect;

/** The fields of a shipment that starts again after its parcel became a former one. */
export const freshRequest = {
  waybill: null,
  attempts: 0,
  lastError: null,
  endedAt: null,
  reportAt: sql`now() + interval '1 day'` as unknown as Date,
} as const;

/**
 * Makes the parcel that a courier was asked for a former one, and asks for a new one, in the caller's transaction. A job cancels the former one
 * at its courier.
 */
export async function replaceParcel(
  tx: Db,
  shipment: Shipment,
  fields: Partial<typeof shipments.$inferInsert>,
): Promise<void> {
  const { orderId, revision, waybill, courier } = shipment;
  const next = revision + 1;
  await tx.insert(formerParcels).values({ orderId, revision, waybill, courier, state: 'withdrawn' });
  await tx
    .update(shipments)
    .set({
      ...freshRequest,
      revision: next,
      state: 'waiting',
      request: { ...readRequest(shipment.request), orderId: referenceOf({ orderId, revision: next }) },
      updatedAt: sql`now()`,
      ...fields,
    })
    .where(eq(shipments.orderId, orderId));
  const startAfter = waybill ? undefined : new Date(Date.now() + respondsWithinSeconds * 1_000);
  await enqueue(tx, cancelFormerJob, { orderId, revision }, startAfter ? { startAfter } : {});
  await enqueue(tx, createShipmentJob, { orderId });
}
