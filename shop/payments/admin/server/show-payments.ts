import { asc, eq, inArray } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { failureMessage } from '../../failures/failure-message.ts';
import { overBound, type PaymentActor, type PaymentNeed, paymentStates } from '../../payment-states.ts';
import { isProviderName, providers } from '../../providers/providers.ts';
import { isForStaff } from '../../server/by-hand/settle-by-hand.ts';
import { byHandRefusals } from '../../by-hand.ts';
import type { PaymentRow } from '../../server/open-payment.ts';
import type { RefundRow } from '../../server/refund-payment.ts';
import { paymentEvents, paymentRefunds, payments } from '../../server/tables.ts';
import type { PaymentsOfOrder, ShownPayment } from '../payments.ts';
import { toListed } from './list-payments.ts';
import { needColumn, needsOf } from '../../server/payment-needs.ts';

/** `idsGivenBack` returns the paid refunds that the bank gave back, as the statements of the bank say. */
type Params = {
  orderNumber: string;
  namesOf: Author['namesOf'];
  idsGivenBack: (db: Db) => Promise<ReadonlySet<string>>;
};

/** Returns the payments of an order with their events and refunds, the oldest first. None for an unknown order. */
export async function showPayments(
  db: Db,
  { orderNumber, namesOf, idsGivenBack }: Params,
): Promise<PaymentsOfOrder> {
  const found = await db
    .select({ payment: payments, need: needColumn(needsOf(db)) })
    .from(payments)
    .where(eq(payments.orderNumber, orderNumber))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const ids = found.map(({ payment }) => payment.id);
  if (ids.length === 0) return { payments: [] };
  const events = await db
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.paymentId, ids))
    .orderBy(asc(paymentEvents.id));
  const refunds = await db
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.paymentId, ids))
    .orderBy(asc(paymentRefunds.createdAt));
  const back = refunds.some(({ state }) => state === 'processed')
    ? await idsGivenBack(db)
    : new Set<string>();
  const names = await namesOf(db, [...new Set(events.flatMap(({ authorId }) => authorId ?? []))]);
  return {
    payments: found.map(({ payment, need }) =>
      Object.assign(toShown(payment, need), {
        events: events
          .filter(({ paymentId }) => paymentId === payment.id)
          .map((each) => toEvent(each, names)),
        refunds: refunds
          .filter(({ paymentId }) => paymentId === payment.id)
          .map((refund) => toRefund({ refund, payment }, back.has(refund.id))),
      }),
    ),
  };
}

/** Returns the payment of an id. Refuses an unknown one (404). */
export async function findPayment(db: Db, id: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw byHandRefusals.unknownPayment();
  return payment;
}

/** Returns the order number of a refund. Refuses an unknown one (404). */
export async function orderOfRefund(db: Db, refundId: string): Promise<string> {
  const [found] = await db
    .select({ orderNumber: payments.orderNumber })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(paymentRefunds.id, refundId));
  if (!found) throw byHandRefusals.unknownRefund();
  return found.orderNumber;
}

function toShown(payment: PaymentRow, need: PaymentNeed | null): Omit<ShownPayment, 'events' | 'refunds'> {
  const { state, reason, bankReference, askedAt, expiresAt } = payment;
  return {
    ...toListed(payment, need),
    reference: bankReference,
    reason: state === 'failed' ? failureMessage(reason) : null,
    askedAt: askedAt?.toISOString() ?? null,
    until: paymentStates[state].isOpen ? (expiresAt?.toISOString() ?? null) : null,
    acts: actsOf(payment, need),
  };
}

function actsOf(payment: PaymentRow, need: PaymentNeed | null): ShownPayment['acts'] {
  const { provider, state, refundedPaise } = payment;
  if (!isProviderName(provider)) return [];
  const isWaiting = paymentStates[state].isOpen || state === 'failed' || state === 'expired';
  const decisions: ShownPayment['acts'] =
    need === 'order_changed' || (need === 'refund_failed' && refundedPaise === 0)
      ? need === 'order_changed'
        ? ['count', 'send_back']
        : ['send_back']
      : [];
  if (!providers[provider].isByHand) return isWaiting ? ['ask', ...decisions] : decisions;
  if (isWaiting || state === 'undone') return ['confirm'];
  return state === 'captured' ? ['undo', ...decisions] : decisions;
}

type EventRow = typeof paymentEvents.$inferSelect;

const actors: Record<PaymentActor, string> = {
  customer: 'The customer',
  provider: 'The provider',
  courier: 'At the door',
  staff: 'Staff',
  system: 'The shop',
};

function toEvent(
  { at, state, paise, note, reason, actor, authorId, authorName }: EventRow,
  names: ReadonlyMap<number, string>,
): ShownPayment['events'][number] {
  return {
    at: at.toISOString(),
    state,
    amount: paise === null ? null : toRupees(paise),
    note: note || (reason ? failureMessage(reason) : ''),
    who: authorId === null ? actors[actor] : nameAtTheTime(authorName, names.get(authorId)),
  };
}

function toRefund(
  found: { refund: RefundRow; payment: PaymentRow },
  isGivenBack: boolean,
): ShownPayment['refunds'][number] {
  const { id, amountPaise, cause, state, createdAt, reason, authorId } = found.refund;
  const isOver = state === 'pending' && reason === overBound && authorId === null;
  return {
    id,
    amount: toRupees(amountPaise),
    cause,
    state,
    at: createdAt.toISOString(),
    isGivenBack,
    act: isGivenBack || isForStaff(found) ? 'pay' : isOver ? 'release' : null,
  };
}
