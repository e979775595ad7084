import { and, desc, eq, inArray } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import type { RefundState } from '#shop/payments/payment-states.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import type { Refund } from '../contract.ts';
import { sameWay } from '../states.ts';
import { returns } from './tables.ts';

/** More than a customer has. */
const maxRefunds = 200;

/**
 * Returns a customer's refunds, due, on their way and paid, the newest first (GET /api/returns/refunds): of returns, and of payments that go back,
 * such as a second one. `idsGivenBack` returns the ids of refunds that the bank gave back, and is asked only where one was paid. Amounts are rupees.
 */
export async function listRefunds(
  db: Db,
  { userId, idsGivenBack }: { userId: number; idsGivenBack?: (db: Db) => Promise<ReadonlySet<string>> },
): Promise<Refund[]> {
  const [returned, read] = await Promise.all([readReturned(db, userId), readSent(db, userId)]);
  const isAnyPaid =
    returned.some(({ row }) => row.state === 'refunded') ||
    read.some(({ refund }) => refund.state === 'processed');
  const back = (isAnyPaid && (await idsGivenBack?.(db))) || new Set<string>();
  const sent = read.map((one) => (back.has(one.refund.id) ? givenBack(one) : one));
  const ofPayments = sent.filter((one) => !isSuperseded(one, sent) && !isOfReturn(one, sent)).map(ofPayment);
  return [...returned.map((one) => ofReturn(one, sent, back)), ...ofPayments].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
}

type ReturnedGoods = { row: typeof returns.$inferSelect; orderNumber: string };

function readReturned(db: Db, userId: number): Promise<ReturnedGoods[]> {
  return db
    .select({ row: returns, orderNumber: orders.orderNumber })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(orders.userId, userId), inArray(returns.state, ['inspected', 'refunded'])))
    .orderBy(desc(returns.id))
    .limit(maxRefunds);
}

type SentRefund = { refund: typeof paymentRefunds.$inferSelect; orderNumber: string };

function readSent(db: Db, userId: number): Promise<SentRefund[]> {
  return db
    .select({ refund: paymentRefunds, orderNumber: orders.orderNumber })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(paymentRefunds.createdAt))
    .limit(maxRefunds);
}

function givenBack({ refund, orderNumber }: SentRefund): SentRefund {
  return { refund: { ...refund, state: 'failed' }, orderNumber };
}

/** A failed refund has a newer one of its payment. */
function isSuperseded({ refund }: SentRefund, all: SentRefund[]): boolean {
  return refund.state === 'failed' && all.some((other) => isAfter(other, refund));
}

/** The money of a return that goes back the way it was paid, also where staff sent it again. */
function isOfReturn({ refund }: SentRefund, all: SentRefund[]): boolean {
  const isAgain = (other: SentRefund) =>
    other.refund.cause === 'came_back' &&
    other.refund.state === 'failed' &&
    isAfter({ refund }, other.refund);
  return refund.cause === 'came_back' || (refund.cause === 'staff' && all.some(isAgain));
}

function isAfter({ refund: other }: Pick<SentRefund, 'refund'>, refund: SentRefund['refund']): boolean {
  return other.paymentId === refund.paymentId && other.createdAt > refund.createdAt;
}

const steps = { pending: 'sent', processed: 'paid', failed: 'failed' } as const satisfies Record<
  RefundState,
  Refund['step']
>;

function ofReturn(
  { row, orderNumber }: ReturnedGoods,
  sent: SentRefund[],
  back: ReadonlySet<string>,
): Refund {
  const own = sent.find(({ refund }) => refund.id === row.refundId)?.refund;
  const again = own && sent.find((other) => own.state === 'failed' && isAfter(other, own))?.refund;
  const refund = again ?? own;
  const paid = back.has(row.refundId) ? 'failed' : 'paid';
  const step = row.state === 'inspected' ? 'due' : refund ? steps[refund.state] : paid;
  return {
    id: row.id,
    cause: 'return',
    step,
    orderNumber,
    amount: toRupees(row.refundPaise!),
    isPaid: step === 'paid',
    at: (refund?.settledAt ?? row.refundedAt ?? row.since).toISOString(),
    payoutHint: row.payoutHint,
  };
}

function ofPayment({ refund, orderNumber }: SentRefund): Refund {
  const { id, cause, state, amountPaise, createdAt, settledAt } = refund;
  return {
    id,
    cause: cause === 'came_back' ? 'return' : cause,
    step: steps[state],
    orderNumber,
    amount: toRupees(amountPaise),
    isPaid: state === 'processed',
    at: (settledAt ?? createdAt).toISOString(),
    payoutHint: sameWay,
  };
}
