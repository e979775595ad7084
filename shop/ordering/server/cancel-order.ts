import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { withdrawShipment } from '#shop/delivery/server/shipments/withdraw-shipment.ts';
import { type CancelWish, type Order, refusals } from '../contract.ts';
import { cancelReasons } from '../order.ts';
import { findOrder, getOrder } from './get-order.ts';
import { moveOrder } from './move-order.ts';
import { orders } from './tables.ts';

type Named = { personId: number; orderNumber: string };

const noWish: CancelWish = {};

/**
 * Cancels one of a person's orders, with the reason they chose, and gives its stock back (POST /api/orders/{orderNumber}/cancel). Cancelled already, it stays so.
 * Refuses another's (404) and one that is with the courier (409).
 */
export async function cancelOrder(
  db: Db,
  { wish = noWish, ...named }: Named & { wish?: CancelWish },
): Promise<Order> {
  return retryTransaction(db, async (tx) => {
    const { id: orderId } = await findOrder(tx, named);
    await withdrawShipment(tx, { orderId });
    const moved = await moveOrder(tx, { orderId, to: 'cancelled', actor: 'shopper', ...noteOf(wish) });
    if (moved && wish.reason) await keepReason(tx, orderId, wish.reason);
    const order = await getOrder(tx, named);
    if (!moved && order.state !== 'cancelled') throw refusals.tooLate();
    return order;
  });
}

function noteOf({ reason, words }: CancelWish): { note?: string } {
  const said = [reason && cancelReasons[reason], words].filter(Boolean);
  return said.length > 0 ? { note: said.join(': ') } : {};
}

async function keepReason(
  tx: Db,
  orderId: string,
  cancelReason: NonNullable<CancelWish['reason']>,
): Promise<void> {
  await tx.update(orders).set({ cancelReason }).where(eq(orders.id, orderId));
}
