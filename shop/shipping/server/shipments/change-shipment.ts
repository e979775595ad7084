import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { ShipmentRequest } from '../../courier.ts';
import { editParcelJob, isSameRoute, requestAnew } from './edit-parcel.ts';
import { readRequest } from '../stored-request.ts';
import { formerParcels, shipments } from '../tables.ts';
import { referenceOf } from './former-parcels.ts';
import { freshRequest, replaceParcel } from './replace-parcel.ts';

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
  // Another courier may carry parcels to the new place.
  const onRoute = staysOnRoute ? {} : { courier: '', handCourier: '' };
  if (attempts === 0) {
    await write(revision, onRoute);
    if (state === 'editing' && !staysOnRoute) await requestAnew(tx, { orderId, revision: revision - 1 });
    return;
  }
  const next = { ...request, orderId: referenceOf({ orderId, revision: revision + 1 }) };
  if (state !== 'created' || waybill === null || !staysOnRoute)
    return replaceParcel(tx, shipment, { ...onRoute, request: next });
  await tx.insert(formerParcels).values({ orderId, revision, waybill, courier, state: 'editing' });
  await write(revision + 1, { ...freshRequest, revision: revision + 1, state: 'editing' });
  await enqueue(tx, editParcelJob, { orderId, revision });
}
