import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { byHandRefusals, readReference } from '../../by-hand.ts';
import { isProviderName, providers } from '../../providers/providers.ts';
import type { PaymentRow } from '../open-payment.ts';
import { type RefundRow, settleRefund } from '../refund-payment.ts';
import { paymentRefunds, payments } from '../tables.ts';

type Settling = { refundId: string; reference: string; authorId: number };

/**
 * Notes that staff paid a refund themselves, with the reference of the bank: of a payment to the shop's own UPI ID, or one that is too old for
 * its provider. Refuses another form of the reference (400), an unknown refund (404), and one that does not wait for staff (409).
 */
export async function settleByHand(
  db: Db,
  { refundId, reference: text, authorId }: Settling,
): Promise<PaymentRow> {
  const reference = readReference(text);
  if (!reference) throw byHandRefusals.noReference();
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ refund: paymentRefunds, payment: payments })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
      .where(eq(paymentRefunds.id, refundId));
    if (!found) throw byHandRefusals.unknownRefund();
    if (!isForStaff(found)) throw byHandRefusals.notDue();
    const settling = { refundId, to: 'processed', key: `paid ${refundId}`, actor: 'staff' } as const;
    await settleRefund(tx, { ...settling, authorId, providerRefundId: reference });
    return found.payment;
  });
}

/** Whether staff pay a refund that is under way, since no provider can. */
export function isForStaff({ refund, payment }: { refund: RefundRow; payment: PaymentRow }): boolean {
  const { provider } = payment;
  const isByHand = !isProviderName(provider) || providers[provider].isByHand;
  return refund.state === 'pending' && (isByHand || refund.reason === 'too_old');
}
