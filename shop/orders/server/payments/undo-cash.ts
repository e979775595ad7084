import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { courierProvider } from '#shop/payments/payment-states.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { transitionPayment } from '#shop/payments/server/transition-payment.ts';

/** Takes the payment of a delivery back that staff noted by mistake, in the transaction that undoes it. */
export async function undoCash(
  tx: Db,
  { orderId, authorId }: { orderId: string; authorId: number },
): Promise<void> {
  const taken = await tx
    .select({ paymentId: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.provider, courierProvider),
        eq(payments.state, 'captured'),
      ),
    );
  const note = 'The delivery was noted by mistake';
  for (const { paymentId } of taken)
    await transitionPayment(tx, { paymentId, to: 'undone', key: 'undone', actor: 'staff', authorId, note });
}
