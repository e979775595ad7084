import type { Db } from '#platform/server/db.ts';
import type { ShipmentResponse } from '#shop/shipping/courier.ts';
import { transitionOrder } from './transition-order.ts';

/** Applies the courier's final response in its transaction: confirms the order, or cancels and restocks it. */
export async function applyShipmentResponse(
  tx: Db,
  { orderId, response }: { orderId: string; response: ShipmentResponse },
): Promise<void> {
  if (response.outcome === 'created')
    await transitionOrder(tx, { orderId, to: 'confirmed', actor: 'courier' });
  else
    await transitionOrder(tx, {
      orderId,
      to: 'cancelled',
      actor: 'courier',
      note: `The courier could not take this order: ${response.remarks}`,
    });
}
