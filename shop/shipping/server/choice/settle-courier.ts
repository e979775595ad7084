import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { type Carrier, carrierOf } from '../../couriers/carrier.ts';
import { type CourierName, isByHand, isCourierName } from '../../couriers/couriers.ts';
import { readRequest } from '../stored-request.ts';
import { shipments } from '../tables.ts';
import { carrierForPincode } from './pincode-rules.ts';

type Shop = {
  /** The courier of the settings. */
  standard: CourierName;
  /** Whether the shop has a courier today. */
  has: (courier: CourierName) => boolean;
};

/**
 * Returns who is asked for the parcel of an order, and keeps it, so that every try asks the same courier: whom staff chose, else the list of
 * pincodes, else the courier of the settings. A courier that the shop does not have leaves the parcel to the courier of the settings.
 */
export async function settleCourier(
  db: Db,
  { orderId, ...shop }: Shop & { orderId: string },
): Promise<Carrier> {
  return inTransaction(db, async (tx) => {
    const [shipment] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId)).for('update');
    if (!shipment) return carrierOf(shop.standard);
    const { courier: settled, handCourier, attempts } = shipment;
    if (isCourierName(settled) && shop.has(settled)) return { courier: settled, handCourier };
    // An older version asked the courier of the settings and did not note it.
    const wasAsked = settled === '' && attempts > 0;
    const carrier = wasAsked ? carrierOf(shop.standard) : await planCourier(tx, { shipment, ...shop });
    await tx
      .update(shipments)
      .set(carrier)
      .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'waiting')));
    return carrier;
  });
}

type Shipment = Pick<typeof shipments.$inferSelect, 'chosenCourier' | 'handCourier' | 'request'>;

/** Returns who would be asked for a parcel now. A courier by hand that staff named stays. */
export async function planCourier(
  db: Db,
  { shipment, standard, has }: Shop & { shipment: Shipment },
): Promise<Carrier> {
  const { pincode } = readRequest(shipment.request).recipient;
  const name = shipment.chosenCourier || (await carrierForPincode(db, { pincode })) || standard;
  const wanted = carrierOf(name);
  const { courier, handCourier } = has(wanted.courier) ? wanted : carrierOf(standard);
  return { courier, handCourier: isByHand(courier) ? handCourier || shipment.handCourier : '' };
}
