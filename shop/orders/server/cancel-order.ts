import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { withdrawShipment } from '#shop/shipping/server/shipments/withdraw-shipment.ts';
import { type CancelRequest, type Order, refusals } from '../contract.ts';
import { cancelReasons } from '../order.ts';
import { findOrder, getOrder } from './get-order.ts';
import { transitionOrder } from './transition-order.ts';
import { orders } from './tables.ts';
import { orderStates, stateAfter } from '../states.ts';

type Params = { userId: number | null; orderNumber: string };

const noReason: CancelRequest = {};

/**
 * Cancels a customer's order with a reason and restocks it (POST /api/orders/{orderNumber}/cancel). A cancelled order stays
 * cancelled. Returns the order. Refuses an unknown or foreign order (404) and one with the courier (409).
 */
export async function cancelOrder(
  db: Db,
  { request = noReason, ...named }: Params & { request?: CancelRequest },
): Promise<Order> {
  return retryTransaction(db, async (tx) => {
    const { id: orderId } = await findOrder(tx, named);
    await withdrawShipment(tx, { orderId });
    const moved = await transitionOrder(tx, {
      orderId,
      to: stateAfter.cancelling,
      actor: 'shopper',
      ...noteOf(request),
    });
    if (moved && request.reason) await keepReason(tx, orderId, request.reason);
    const order = await getOrder(tx, named);
    if (!moved && !orderStates[order.state].isCancelled) throw refusals.tooLate();
    return order;
  });
}

function noteOf({ reason, words }: CancelRequest): { note?: string } {
  const said = [reason && cancelReasons[reason], words].filter(Boolean);
  return said.length > 0 ? { note: said.join(': ') } : {};
}

async function keepReason(
  tx: Db,
  orderId: string,
  cancelReason: NonNullable<CancelRequest['reason']>,
): Promise<void> {
  await tx.update(orders).set({ cancelReason }).where(eq(orders.id, orderId));
}
