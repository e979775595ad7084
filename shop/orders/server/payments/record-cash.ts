import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { versionOf } from '#platform/server/changes/change-entity.ts';
import type { Db } from '#platform/server/db.ts';
import { recordDue } from '#shop/cash/server/record-due.ts';
import { methodOf } from '#shop/payments/methods.ts';
import { courierProvider } from '#shop/payments/payment-states.ts';
import { openPayment } from '#shop/payments/server/open-payment.ts';
import { transitionPayment } from '#shop/payments/server/transition-payment.ts';
import { paymentOf } from '../../payment-of.ts';
import { orders } from '../tables.ts';

/**
 * Records the cash of a delivered order, in the transaction of the delivery: what its courier owes, and a captured payment. A parcel that
 * was paid before brought none. A repeated delivery records nothing.
 */
export async function recordCash(tx: Db, { orderId, at }: { orderId: string; at: Date }): Promise<void> {
  const [order] = await tx
    .select({
      orderNumber: orders.orderNumber,
      state: orders.state,
      paymentMode: orders.paymentMode,
      totalPaise: orders.totalPaise,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return;
  const { orderNumber } = order;
  const { atDoorPaise: paise } = paymentOf(order);
  if (paise === 0 || methodOf(order.paymentMode).collectedBy !== 'courier') return;
  if (!(await recordDue(tx, { orderId, orderNumber, paise, since: at }))) return;
  const orderVersion = await versionOf(tx, { name: 'order' }, orderNumber);
  const named = { orderId, orderNumber, orderVersion, provider: courierProvider };
  const paymentId = randomUUID();
  await openPayment(tx, { id: paymentId, ...named, amountPaise: paise, actor: 'courier' });
  await transitionPayment(tx, { paymentId, to: 'captured', key: 'cash', actor: 'courier', at });
}
