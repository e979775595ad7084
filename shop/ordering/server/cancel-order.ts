import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { withdrawShipment } from '#shop/delivery/server/shipments/withdraw-shipment.ts';
import { type Order, refusals } from '../contract.ts';
import { findOrder, getOrder } from './get-order.ts';
import { moveOrder } from './move-order.ts';

type Named = { personId: number; orderNumber: string };

/**
 * Cancels one of a person's orders and gives its stock back (POST /api/orders/{orderNumber}/cancel). Cancelled already, it stays so.
 * Refuses another's (404) and one that is with the courier (409).
 */
export async function cancelOrder(db: Db, named: Named): Promise<Order> {
  return retryTransaction(db, async (tx) => {
    const { id: orderId } = await findOrder(tx, named);
    await withdrawShipment(tx, { orderId });
    const moved = await moveOrder(tx, { orderId, to: 'cancelled', actor: 'shopper' });
    const order = await getOrder(tx, named);
    if (!moved && order.state !== 'cancelled') throw refusals.tooLate();
    return order;
  });
}
