import { cutText } from '#platform/text/cut-text.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import {
  type PaymentProvider,
  type ProviderRefund,
  ProviderTrouble,
  ProviderUnreachable,
} from '../../provider.ts';
import { isProviderName, type ProviderName, providerNames, providers } from '../../providers/providers.ts';
import type { PaymentRow } from '../open-payment.ts';
import { emptyBalance, overBound } from '../../payment-states.ts';
import { type RefundRow, settleRefund } from '../refund-payment.ts';
import { isOverBound, isSendable } from './bound-refunds.ts';
import { paymentRefunds, payments } from '../tables.ts';

type Tools = {
  open: (provider: ProviderName) => PaymentProvider;
  now: Date;
  log: Log;
  /** Most that refunds by rule send in a day, in paise. */
  boundPaise?: number;
};

const most = 100;
/** Providers with an interface. Refunds of the others are tasks of staff. */
const asked = providerNames.filter((name) => !providers[name].isByHand);

/**
 * Asks the providers for the refunds that the shop has promised, oldest first and at most 100. The refund's id is the key, so a lost response
 * pays nothing twice. Refunds by rule beyond the bound of their day wait for staff. A provider that does not answer is left until the next
 * run. Returns how many were asked for.
 */
export async function sendRefunds(db: Db, tools: Tools): Promise<number> {
  const due = await db
    .select({ refund: paymentRefunds, payment: payments })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(
      and(
        eq(paymentRefunds.state, 'pending'),
        isNull(paymentRefunds.providerRefundId),
        inArray(payments.provider, asked),
        isSendable,
      ),
    )
    .orderBy(asc(paymentRefunds.createdAt))
    .limit(most);
  const silent = new Set<string>();
  let sent = 0;
  for (const { refund, payment } of due) {
    if (!isProviderName(payment.provider) || silent.has(payment.provider)) continue;
    try {
      sent += await sendRefund(db, { refund, payment }, { ...tools, name: payment.provider });
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error;
      if (error instanceof ProviderUnreachable) silent.add(payment.provider);
      tools.log.warn('refund not sent', { orderNumber: payment.orderNumber, ...errorFields(error) });
    }
  }
  return sent;
}

type Due = { refund: RefundRow; payment: PaymentRow };

async function sendRefund(
  db: Db,
  { refund, payment }: Due,
  { open, now, name, boundPaise }: Tools & { name: ProviderName },
): Promise<number> {
  if (boundPaise !== undefined && (await isOverBound(db, refund, boundPaise))) {
    await say(db, refund.id, { reason: overBound });
    return 0;
  }
  const { refundDays } = providers[name];
  const capturedAt = payment.capturedAt ?? payment.createdAt;
  if (refundDays !== null && now.getTime() - capturedAt.getTime() > refundDays * dayMs) {
    await say(db, refund.id, { reason: 'too_old' });
    return 0;
  }
  const response = await open(name).refund({
    paymentId: payment.id,
    providerOrderId: payment.providerOrderId ?? '',
    providerPaymentId: payment.providerPaymentId ?? '',
    refundId: refund.id,
    amountPaise: refund.amountPaise,
    note: `Order ${payment.orderNumber}`,
  });
  if (response.outcome === 'by_hand') return 0;
  if (response.outcome === 'waits') await say(db, refund.id, { reason: emptyBalance });
  else if (response.outcome === 'asked') await noteRefund(db, { refundId: refund.id, said: response.refund });
  else
    await inTransaction(db, (tx) =>
      settleRefund(tx, {
        refundId: refund.id,
        to: 'failed',
        key: `refused ${refund.id}`,
        actor: 'provider',
        reason: cutText(response.reason, 80),
      }),
    );
  return 1;
}

/** Notes what a provider says about a refund of the shop. Returns what became of it. */
export async function noteRefund(
  db: Db,
  { refundId, said }: { refundId: string; said: ProviderRefund },
): Promise<string> {
  const { state, providerRefundId } = said;
  const reason = said.reason ? cutText(said.reason, 80) : null;
  if (state === 'pending' || state === 'waits') {
    await say(db, refundId, { providerRefundId, reason: state === 'waits' ? emptyBalance : reason });
    return state;
  }
  const settled = await inTransaction(db, (tx) =>
    settleRefund(tx, {
      refundId,
      to: state,
      key: cutText(`${state} ${providerRefundId}`, 120),
      actor: 'provider',
      providerRefundId,
      ...(reason ? { reason } : {}),
    }),
  );
  return settled ? state : 'repeated';
}

async function say(
  db: Db,
  refundId: string,
  words: { providerRefundId?: string; reason: string | null },
): Promise<void> {
  await db
    .update(paymentRefunds)
    .set(words)
    .where(and(eq(paymentRefunds.id, refundId), eq(paymentRefunds.state, 'pending')));
}
