import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { methodOf, type PaymentMethodName } from '#shop/payments/methods.ts';
import { leftOf, requestRefund } from '#shop/payments/server/refund-payment.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { orders } from '../tables.ts';
import { advanceJob } from './advance-job.ts';
import { queuePaymentEmail } from './queue-payment-email.ts';

type Ended = { orderId: string; paymentMode: PaymentMethodName };

/**
 * Promises the money of a paid order back that ended without goods for its customer, in the transaction of its end. A cash order has none,
 * and reads nothing.
 */
export async function refundPayments(tx: Db, { orderId, paymentMode }: Ended): Promise<void> {
  if (methodOf(paymentMode).refundedBy !== 'same way') return;
  const taken = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'captured')));
  for (const payment of taken.filter((each) => leftOf(each) > 0)) {
    const amountPaise = leftOf(payment);
    const asked = { refundId: randomUUID(), paymentId: payment.id, amountPaise, cause: 'ended' } as const;
    await requestRefund(tx, { ...asked, actor: 'system' });
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    await queuePaymentEmail(tx, { order: order!, paise: amountPaise, step: 'ended' });
    await enqueue(tx, advanceJob, { orderId });
  }
}
