import type { Db } from '#platform/server/db.ts';
import type { ShipmentAnswer } from '#shop/delivery/courier.ts';
import { moveOrder } from './move-order.ts';

/**
 * What the courier's final answer means for the order, in the transaction that writes the answer: a parcel confirms
 * it, a refusal cancels it and gives the stock back.
 */
export async function settleShipment(
  tx: Db,
  { orderId, answer }: { orderId: string; answer: ShipmentAnswer },
): Promise<void> {
  if (answer.outcome === 'created') await moveOrder(tx, { orderId, to: 'confirmed', actor: 'courier' });
  else
    await moveOrder(tx, {
      orderId,
      to: 'cancelled',
      actor: 'courier',
      note: `The courier could not take this order: ${answer.remarks}`,
    });
}
