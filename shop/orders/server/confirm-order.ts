import type { Db } from '#platform/server/db.ts';
import type { ShipmentResponse } from '#shop/shipping/courier.ts';
import { transitionOrder } from './transition-order.ts';

/**
 * What the courier's final answer means for the order, in the transaction that writes the answer: a parcel confirms
 * it, a refusal cancels it and gives the stock back.
 */
export async function confirmOrder(
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
