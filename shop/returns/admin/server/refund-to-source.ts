import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { courierProvider } from '#shop/payments/payment-states.ts';
import { leftOf, requestRefund } from '#shop/payments/server/refund-payment.ts';
import { payments } from '#shop/payments/server/tables.ts';

type Refund = { orderId: string; paise: number; authorId: number; requestId: string };

/**
 * Promises the refund of returned goods to the account that paid, in the caller's transaction. A repeated request promises nothing again.
 * Returns false for an order without a payment that has so much left.
 */
export async function refundToSource(
  tx: Db,
  { orderId, paise, authorId, requestId }: Refund,
): Promise<boolean> {
  const taken = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(payments.provider, courierProvider),
        eq(payments.state, 'captured'),
      ),
    )
    .orderBy(asc(payments.capturedAt));
  const source = taken.find((payment) => leftOf(payment) >= paise);
  if (!source) return false;
  const asked = {
    refundId: requestId,
    paymentId: source.id,
    amountPaise: paise,
    cause: 'came_back',
  } as const;
  return (await requestRefund(tx, { ...asked, actor: 'staff', authorId })) !== null;
}
