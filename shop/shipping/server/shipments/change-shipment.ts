import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { ShipmentRequest } from '../../courier.ts';
import { editParcelJob, isSameRoute, requestAnew } from './edit-parcel.ts';
import { readRequest } from '../stored-request.ts';
import { formerParcels, shipments } from '../tables.ts';
import { respondsWithinSeconds } from './cancel-shipment.ts';
import { cancelFormerJob, referenceOf } from './former-parcels.ts';
import { createShipmentJob } from './request-shipment.ts';

/**
 * Gives a shipment the request of a changed order, in the transaction of the change. A request that no courier has seen is replaced. A
 * requested parcel is changed by its courier. One to another place, or without a waybill yet, becomes a former one, which a job
 * cancels, and another job asks for a new one.
 */
export async function changeShipment(
  tx: Db,
  { orderId, request }: { orderId: string; request: Omit<ShipmentRequest, 'orderId'> },
): Promise<void> {
  const [shipment] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId)).for('update');
  if (!shipment) return;
  const { attempts, revision, waybill, state, courier } = shipment;
  const write = (next: number, fields: Partial<typeof shipments.$inferInsert> = {}) =>
    tx
      .update(shipments)
      .set({
        ...fields,
        request: { ...request, orderId: referenceOf({ orderId, revision: next }) },
        updatedAt: sql`now()`,
      })
      .where(eq(shipments.orderId, orderId));
  const staysOnRoute = isSameRoute(readRequest(shipment.request), request);
  if (attempts === 0) {
    await write(revision);
    if (state === 'editing' && !staysOnRoute) await requestAnew(tx, { orderId, revision: revision - 1 });
    return;
  }
  const isEdited = state === 'created' && waybill !== null && staysOnRoute;
  await tx
    .insert(formerParcels)
    .values({ orderId, revision, waybill, courier, state: isEdited ? 'editing' : 'withdrawn' });
  await write(revision + 1, {
    revision: revision + 1,
    state: isEdited ? 'editing' : 'waiting',
    waybill: null,
    attempts: 0,
    lastError: null,
    endedAt: null,
    reportAt: sql`now() + interval '1 day'` as unknown as Date,
  });
  if (isEdited) await enqueue(tx, editParcelJob, { orderId, revision });
  else await replaceParcel(tx, { orderId, revision, waybill });
}

type Former = { orderId: string; revision: number; waybill: string | null };

async function replaceParcel(tx: Db, { waybill, ...former }: Former): Promise<void> {
  const startAfter = waybill ? undefined : new Date(Date.now() + respondsWithinSeconds * 1_000);
  await enqueue(tx, cancelFormerJob, former, startAfter ? { startAfter } : {});
  await enqueue(tx, createShipmentJob, { orderId: former.orderId });
}
