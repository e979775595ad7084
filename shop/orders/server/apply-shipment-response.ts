import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { ShipmentResponse } from '#shop/shipping/courier.ts';
import { isByHand } from '#shop/shipping/couriers/couriers.ts';
import { orders } from './tables.ts';
import { transitionOrder } from './transition-order.ts';
import { stateAfter } from '../states.ts';

type Params = {
  orderId: string;
  response: ShipmentResponse;
  /** As the settings have it. */
  courierName?: string;
  /** The name of the courier of a parcel sent by hand, if staff or the list of pincodes gave one. */
  handCourier?: string;
};

/** Applies the courier's final response in its transaction: confirms the order and notes its courier, or cancels and restocks it. */
export async function applyShipmentResponse(
  tx: Db,
  { orderId, response, courierName = '', handCourier = '' }: Params,
): Promise<void> {
  if (response.outcome === 'created') {
    await tx
      .update(orders)
      .set({ courier: handCourier || courierName })
      .where(eq(orders.id, orderId));
    const actor = isByHand(courierName) ? 'system' : 'courier';
    await transitionOrder(tx, { orderId, to: stateAfter.accepting, actor });
  } else
    await transitionOrder(tx, {
      orderId,
      to: stateAfter.cancelling,
      actor: 'courier',
      note: `The courier could not take this order: ${response.remarks}`,
    });
}
