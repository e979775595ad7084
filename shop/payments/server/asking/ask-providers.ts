import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { dayMs, hourMs, minuteMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import { paymentStates, paymentStatesThat } from '../../payment-states.ts';
import {
  type PaymentProvider,
  ProviderRefusal,
  ProviderTrouble,
  ProviderUnreachable,
} from '../../provider.ts';
import { isProviderName, type ProviderName, providerNames, providers } from '../../providers/providers.ts';
import type { PaymentRow } from '../open-payment.ts';
import { paymentRefunds, payments } from '../tables.ts';
import { type ApplyMove, applyTries } from './apply-tries.ts';
import { noteRefund } from './send-refunds.ts';

type Tools = { open: (provider: ProviderName) => PaymentProvider; apply: ApplyMove; now: Date; log: Log };

const most = 500;
/** After an outage of a day the look goes on so often. */
const mostBatches = 20;
/** Late money comes within three days: Razorpay asks the bank for so long. */
const lateMs = 3 * dayMs;
/** A try may end so long after the last one could begin. */
const graceMs = hourMs;
const asked = providerNames.filter((name) => !providers[name].isByHand);

/**
 * Asks the providers about each payment that is open, or that may still be paid late, and each refund under way: what no webhook told. At most
 * 10,000 payments and 500 refunds, the oldest look first. A payment whose time to pay is over expires. Returns the number of payments and refunds.
 */
export async function askProviders(db: Db, tools: Tools): Promise<{ payments: number; refunds: number }> {
  const silent = new Set<string>();
  const counts = { payments: 0, refunds: 0 };
  for (let batch = 0, isWhole = true; isWhole && silent.size === 0 && batch < mostBatches; batch += 1) {
    const due = await duePayments(db, tools.now);
    for (const payment of due)
      if (await tried(silent, payment.provider, () => askAboutPayment(db, payment, tools), tools.log))
        counts.payments += 1;
    isWhole = due.length === most;
  }
  for (const due of await dueRefunds(db, tools.now))
    if (await tried(silent, due.payment.provider, () => askAboutRefund(db, due, tools), tools.log))
      counts.refunds += 1;
  return counts;
}

/** Asks the provider about one payment now. Returns what became of it. Throws `ProviderTrouble`. */
export async function askAboutPayment(
  db: Db,
  payment: PaymentRow,
  { open, apply, now }: Omit<Tools, 'log'>,
): Promise<string> {
  const { id: paymentId, provider: name, providerOrderId } = payment;
  if (!isProviderName(name) || providers[name].isByHand) return 'by hand';
  const provider = open(name);
  const note = () => db.update(payments).set({ askedAt: now }).where(eq(payments.id, paymentId));
  // Without an order of the provider nobody saw a code.
  const asking = providerOrderId === null ? [] : provider.find({ paymentId, providerOrderId });
  const tries = await Promise.resolve(asking).catch(async (error: unknown) => {
    // A payment that the provider does not know waits its turn like the others.
    if (error instanceof ProviderRefusal) await note();
    throw error;
  });
  await note();
  const authorised = tries.find(({ state }) => state === 'authorised');
  const isTaken = tries.some(({ state }) => state === 'captured');
  const said = authorised && !isTaken ? [await provider.capture(authorised)] : tries;
  const outcome = await applyTries(payment, said, apply);
  const isOver = payment.expiresAt !== null && payment.expiresAt.getTime() + graceMs < now.getTime();
  const isOpen = paymentStates[payment.state].isOpen;
  if (!isOver || !isOpen || said.some(({ state }) => state === 'captured' || state === 'authorised'))
    return outcome;
  return apply({ paymentId, to: 'expired', key: 'expired', actor: 'system' });
}

async function duePayments(db: Db, now: Date): Promise<PaymentRow[]> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const isOpen = inArray(payments.state, paymentStatesThat('isOpen'));
  const mayBeLate = and(
    inArray(payments.state, ['failed', 'expired']),
    gt(payments.createdAt, before(lateMs)),
  );
  return db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.provider, asked),
        or(isOpen, mayBeLate),
        lt(payments.createdAt, before(2 * minuteMs)),
        or(isNull(payments.askedAt), lt(payments.askedAt, before(45 * minuteMs))),
      ),
    )
    .orderBy(asc(payments.askedAt), asc(payments.createdAt))
    .limit(most);
}

type DueRefund = { refund: typeof paymentRefunds.$inferSelect; payment: PaymentRow };

async function dueRefunds(db: Db, now: Date): Promise<DueRefund[]> {
  return db
    .select({ refund: paymentRefunds, payment: payments })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(
      and(
        eq(paymentRefunds.state, 'pending'),
        isNotNull(paymentRefunds.providerRefundId),
        lt(paymentRefunds.createdAt, new Date(now.getTime() - 10 * minuteMs)),
        inArray(payments.provider, asked),
      ),
    )
    .orderBy(asc(paymentRefunds.createdAt))
    .limit(most);
}

async function askAboutRefund(db: Db, { refund, payment }: DueRefund, { open }: Tools): Promise<void> {
  if (!isProviderName(payment.provider)) return;
  const said = await open(payment.provider).findRefund({
    paymentId: payment.id,
    providerOrderId: payment.providerOrderId ?? '',
    providerPaymentId: payment.providerPaymentId ?? '',
    refundId: refund.id,
    amountPaise: refund.amountPaise,
  });
  if (said?.amountPaise === refund.amountPaise) await noteRefund(db, { refundId: refund.id, said });
}

/** Leaves a provider alone for this run once it has not answered. */
async function tried(
  silent: Set<string>,
  provider: string,
  ask: () => Promise<unknown>,
  log: Log,
): Promise<boolean> {
  if (silent.has(provider)) return false;
  try {
    await ask();
    return true;
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    if (error instanceof ProviderUnreachable) silent.add(provider);
    log.warn('provider of payments not asked', { kind: provider, ...errorFields(error) });
    return false;
  }
}
