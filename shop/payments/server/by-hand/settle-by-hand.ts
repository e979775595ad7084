import { and, eq, gt, sql, sum } from 'drizzle-orm';
import { formatPaise } from '#platform/money.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { byHandRefusals, readReference } from '../../by-hand.ts';
import { isProviderName, providers } from '../../providers/providers.ts';
import type { PaymentRow } from '../open-payment.ts';
import { type RefundRow, settleRefund } from '../refund-payment.ts';
import { lockPayment } from '../transition-payment.ts';
import { paymentEvents, paymentRefunds, payments } from '../tables.ts';

type Settling = {
  refundId: string;
  reference: string;
  authorId: number;
  /** How much in paise one person notes in 24 hours. Absent for the owner, and where nobody else may note it. */
  alonePaise?: number | undefined;
  /** Says whether the bank gave a paid refund back. The statements of the bank know it. */
  isGivenBack?: (tx: Db, refundId: string) => Promise<boolean>;
};

/**
 * Notes that staff paid a refund themselves, with the reference of the bank: of a payment to the shop's own UPI ID, or one that is too old for
 * its provider. A refund that the bank gave back is noted
 * again, with a new reference. Refuses another form of the reference (400), an unknown refund (404), one that does not wait for staff (409), and,
 * with `alonePaise`, one whose payment the same person confirmed, or above that sum (409): else one person invents a payment and pays it back.
 */
export async function settleByHand(
  db: Db,
  { refundId, reference: text, authorId, alonePaise, isGivenBack }: Settling,
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
    const isAgain = await isPaidAgain(tx, found, isGivenBack);
    if (!isAgain && !isForStaff(found)) throw byHandRefusals.notDue();
    if (alonePaise !== undefined) await refuseAlone(tx, { ...found, authorId, alonePaise });
    if (isAgain) return payAgain(tx, { ...found, reference, authorId });
    const settling = { refundId, to: 'processed', key: `paid ${refundId}`, actor: 'staff' } as const;
    await settleRefund(tx, { ...settling, authorId, providerRefundId: reference });
    return found.payment;
  });
}

/** Of two requests the second one sees the note of the first, since it waits for the payment. */
async function isPaidAgain(
  tx: Db,
  { refund: { id, state, paymentId } }: { refund: RefundRow },
  isGivenBack: Settling['isGivenBack'],
): Promise<boolean> {
  if (state !== 'processed' || !isGivenBack) return false;
  await lockPayment(tx, { paymentId, key: '' });
  return isGivenBack(tx, id);
}

type Again = { refund: RefundRow; payment: PaymentRow; reference: string; authorId: number };

/** The refund stays processed, with the reference and the time of its new payment. */
async function payAgain(tx: Db, { refund, payment, reference, authorId }: Again): Promise<PaymentRow> {
  const { id, amountPaise: paise, providerRefundId: before } = refund;
  if (before === reference) throw byHandRefusals.sameReference();
  await tx
    .update(paymentRefunds)
    .set({ providerRefundId: reference, settledAt: sql`clock_timestamp()` })
    .where(eq(paymentRefunds.id, id));
  const note = `Paid again with reference ${reference}, since the bank gave ${before ?? 'it'} back`;
  const event = { paymentId: payment.id, key: `again ${id} ${reference}`, state: payment.state, paise, note };
  await tx.insert(paymentEvents).values({ ...event, actor: 'staff', authorId });
  return payment;
}

type Alone = { refund: RefundRow; payment: PaymentRow; authorId: number; alonePaise: number };

async function refuseAlone(tx: Db, { refund, payment, authorId, alonePaise }: Alone): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('refunds noted by'), ${authorId})`);
  const byAuthor = and(eq(paymentEvents.authorId, authorId), eq(paymentEvents.actor, 'staff'));
  const confirmed = and(
    eq(paymentEvents.paymentId, payment.id),
    eq(paymentEvents.state, 'captured'),
    byAuthor,
  );
  if ((await tx.$count(paymentEvents, confirmed)) > 0) throw byHandRefusals.ownConfirmation();
  const [noted] = await tx
    .select({ paise: sum(paymentRefunds.amountPaise) })
    .from(paymentRefunds)
    .innerJoin(
      paymentEvents,
      and(
        eq(paymentEvents.paymentId, paymentRefunds.paymentId),
        eq(paymentEvents.key, sql`'processed ' || ${paymentRefunds.id}`),
      ),
    )
    .where(and(byAuthor, gt(paymentRefunds.settledAt, sql`now() - interval '24 hours'`)));
  if (Number(noted!.paise ?? 0) + refund.amountPaise > alonePaise)
    throw byHandRefusals.tooMuchAlone(formatPaise(alonePaise));
}

/** Whether staff pay a refund that is under way, since no provider can. */
export function isForStaff({ refund, payment }: { refund: RefundRow; payment: PaymentRow }): boolean {
  const { provider } = payment;
  const isByHand = !isProviderName(provider) || providers[provider].isByHand;
  return refund.state === 'pending' && (isByHand || refund.reason === 'too_old');
}
