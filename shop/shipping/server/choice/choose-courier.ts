import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { carrierOf } from '../../couriers/carrier.ts';
import { isByHand } from '../../couriers/couriers.ts';
import { replaceParcel } from '../shipments/replace-parcel.ts';
import { createShipmentJob } from '../shipments/request-shipment.ts';
import { shipments } from '../tables.ts';

export type ChoiceOutcome = 'chosen' | 'too_late';

/**
 * Chooses who carries the parcel of an order, in the caller's transaction, which has locked it. `name` is read by `carrierOf`; empty leaves
 * it to the shop. A parcel that another courier was asked for is cancelled there and requested again, so there are never two. Returns
 * 'too_late' for a parcel that is being changed, was refused or is cancelled.
 */
export async function chooseCourier(
  tx: Db,
  { orderId, name }: { orderId: string; name: string },
): Promise<ChoiceOutcome> {
  const [shipment] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId)).for('update');
  if (!shipment || !['held', 'waiting', 'created'].includes(shipment.state)) return 'too_late';
  const isAsked = shipment.attempts > 0;
  const chosen = { chosenCourier: name, updatedAt: new Date() };
  const write = (fields: Partial<typeof shipments.$inferInsert>) =>
    tx
      .update(shipments)
      .set({ ...chosen, ...fields })
      .where(eq(shipments.orderId, orderId));
  if (name === '') {
    // The courier that was asked keeps the parcel.
    await write(isAsked ? {} : { courier: '', handCourier: '' });
    return 'chosen';
  }
  const { courier, handCourier } = carrierOf(name);
  const named = isByHand(courier) ? handCourier : '';
  if (isAsked && shipment.courier !== courier) {
    await replaceParcel(tx, shipment, { ...chosen, courier, handCourier: named });
    return 'chosen';
  }
  await write({ courier, handCourier: named || (isAsked ? shipment.handCourier : '') });
  // A try that began before the choice asks nobody.
  if (shipment.state === 'waiting') await enqueue(tx, createShipmentJob, { orderId });
  return 'chosen';
}
