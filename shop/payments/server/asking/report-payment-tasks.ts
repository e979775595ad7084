import { and, desc, eq, gt, inArray, like, lt, or } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { type PaymentTask, paymentTasksEmail } from '../../emails/payment-emails.ts';
import { mismatchNote, emptyBalance, overBound, paymentStatesThat } from '../../payment-states.ts';
import { providerNames, providers } from '../../providers/providers.ts';
import { paymentEvents, paymentRefunds, payments, paymentWebhooks } from '../tables.ts';
import { needsOf } from '../payment-needs.ts';

type Task = { orderNumber: string | null; paise: number; task: PaymentTask };

/** Longer emails are not read to the end. */
const listed = 30;
const keptMs = 7 * dayMs;
const byHand = providerNames.filter((name) => providers[name].isByHand);

/**
 * Emails each of the merchant's addresses `to` the work with payments that the shop leaves to staff: captures of another amount, refunds that failed, that
 * wait for days or have no way back, and refunds that the shop did not ask for, of the last seven days. Returns the number of tasks.
 */
export async function reportPaymentTasks(db: Db, { to, now }: { to: string[]; now: Date }): Promise<number> {
  const since = new Date(now.getTime() - keptMs);
  const [first, ...others] = [
    ...(await listMismatches(db, since)),
    ...(await listChanged(db)),
    ...(await listRefunds(db, { now, since })),
    ...(await listUnknown(db, since)),
  ];
  if (!first) return 0;
  const tasks: [Task, ...Task[]] = [first, ...others.slice(0, listed - 1)];
  const data = { tasks, more: Math.max(0, others.length - (listed - 1)) };
  await inTransaction(db, async (tx) => {
    for (const address of to) await queueEmail(tx, paymentTasksEmail, { to: address, data });
  });
  return others.length + 1;
}

async function listMismatches(db: Db, since: Date): Promise<Task[]> {
  const rows = await db
    .selectDistinct({ id: payments.id, orderNumber: payments.orderNumber, paise: payments.amountPaise })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(and(gt(paymentEvents.at, since), like(paymentEvents.note, `${mismatchNote}%`)))
    .limit(1_000);
  return rows.map(({ orderNumber, paise }) => ({ orderNumber, paise, task: 'other_amount' }));
}

async function listChanged(db: Db): Promise<Task[]> {
  const rows = await db
    .select({ orderNumber: payments.orderNumber, paise: payments.amountPaise })
    .from(payments)
    .where(needsOf(db).order_changed)
    .limit(1_000);
  return rows.map(({ orderNumber, paise }) => ({ orderNumber, paise, task: 'order_changed' }));
}

async function listRefunds(db: Db, { now, since }: { now: Date; since: Date }): Promise<Task[]> {
  const { state, createdAt, settledAt, reason } = paymentRefunds;
  const isPending = eq(state, 'pending');
  const rows = await db
    .select({ refund: paymentRefunds, payment: payments })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(
      and(
        inArray(payments.state, paymentStatesThat('isTaken')),
        or(
          and(eq(state, 'failed'), gt(settledAt, since)),
          and(
            isPending,
            or(inArray(reason, ['too_old', overBound, emptyBalance]), inArray(payments.provider, byHand)),
          ),
          and(isPending, lt(createdAt, new Date(now.getTime() - 3 * dayMs))),
        ),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1_000);
  return rows.map(({ refund, payment }) => ({
    orderNumber: payment.orderNumber,
    paise: refund.amountPaise,
    task: taskOf(
      refund,
      byHand.some((name) => name === payment.provider),
    ),
  }));
}

function taskOf({ state, reason }: { state: string; reason: string | null }, isByHand: boolean): PaymentTask {
  if (state === 'failed') return 'refund_failed';
  if (isByHand || reason === 'too_old') return 'refund_by_hand';
  if (reason === emptyBalance) return 'refund_needs_balance';
  return reason === overBound ? 'refund_over_bound' : 'refund_waits';
}

async function listUnknown(db: Db, since: Date): Promise<Task[]> {
  const rows = await db
    .select({ news: paymentWebhooks.news })
    .from(paymentWebhooks)
    .where(
      and(
        gt(paymentWebhooks.receivedAt, since),
        inArray(paymentWebhooks.outcome, ['unknown refund', 'mismatch']),
      ),
    )
    .limit(1_000);
  return rows.flatMap(({ news }) =>
    news?.about === 'refund'
      ? [{ orderNumber: null, paise: news.refund.amountPaise, task: 'unknown_refund' as const }]
      : [],
  );
}
