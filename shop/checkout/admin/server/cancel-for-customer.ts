import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { withdrawShipment } from '#shop/shipping/server/shipments/withdraw-shipment.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { refusals } from '#shop/orders/admin/hold.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { orderKind } from '../../server/edit/order-kind.ts';
import { stateAfter } from '#shop/orders/states.ts';

/**
 * Cancels any customer's order with a reason that the customer reads, and restocks it. The change log names the author (POST
 * /api/admin/orders/{orderNumber}/cancel). Refuses an unknown order (404), and an order that left or is over (409).
 */
export async function cancelForCustomer(
  db: Db,
  { orderNumber, reason, by }: { orderNumber: string; reason: string; by: Author & { userId: number } },
): Promise<void> {
  await retryTransaction(db, async (tx) => {
    const { id: orderId } = await findAnyOrder(tx, { orderNumber });
    await logWork(tx, orderKind, { id: orderNumber, by }, async (work) => {
      await withdrawShipment(work, { orderId });
      const event = { to: stateAfter.cancelling, actor: 'staff', authorId: by.userId, note: reason } as const;
      const moved = await transitionOrder(work, { orderId, ...event });
      if (!moved) throw refusals.tooLateToCancel();
    });
  });
}
