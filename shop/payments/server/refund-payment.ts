import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { RefundCause, RefundState } from '../payment-states.ts';
import type { PaymentBy, PaymentRow } from './open-payment.ts';
import { paymentEvents, paymentRefunds, payments } from './tables.ts';
import { lockPayment, transitionPayment } from './transition-payment.ts';

export type RefundRow = typeof paymentRefunds.$inferSelect;

type Asking = PaymentBy & {
  /** The shop's id of the refund. The same one again asks for nothing. */
  refundId: string;
  paymentId: string;
  amountPaise: number;
  cause: RefundCause;
};

/**
 * Promises money of a captured payment back, in the caller's transaction. The provider pays it by a later call with the refund's id as key.
 * Returns the refund, or null when the payment has less left than the amount or took no money.
 */
export async function requestRefund(
  tx: Db,
  { refundId, paymentId, amountPaise, cause, actor, authorId }: Asking,
): Promise<RefundRow | null> {
  const key = `refund ${refundId}`;
  const { payment, isKnown } = await lockPayment(tx, { paymentId, key });
  if (isKnown) return findRefund(tx, refundId);
  if (payment.state !== 'captured' || amountPaise > leftOf(payment)) return null;
  const by = { actor, authorId: authorId ?? null };
  const [refund] = await tx
    .insert(paymentRefunds)
    .values({ id: refundId, paymentId, amountPaise, cause, authorId: by.authorId })
    .returning();
  await tx
    .update(payments)
    .set({ refundedPaise: sql`${payments.refundedPaise} + ${amountPaise}` })
    .where(eq(payments.id, paymentId));
  await tx.insert(paymentEvents).values({ ...by, paymentId, key, state: payment.state, paise: amountPaise });
  return refund!;
}

type Settling = PaymentBy & {
  refundId: string;
  to: Exclude<RefundState, 'pending'>;
  /** The provider's id of the event, or a key of the shop. */
  key: string;
  at?: Date;
  providerRefundId?: string;
  reason?: string;
};

/**
 * Ends a refund that is under way, in the caller's transaction. A failed one gives its amount back to the payment, so that a new refund may
 * follow. A payment whose whole amount is processed becomes `refunded`. Returns whether it changed something.
 */
export async function settleRefund(
  tx: Db,
  { refundId, to, key, at, actor, authorId, ...said }: Settling,
): Promise<boolean> {
  const known = await findRefund(tx, refundId);
  if (!known) throw new Error(`There is no refund ${refundId}.`);
  const { paymentId, amountPaise: paise } = known;
  const { payment } = await lockPayment(tx, { paymentId, key });
  const settledAt = at ?? sql`now()`;
  const settled = await tx
    .update(paymentRefunds)
    .set({ ...said, state: to, settledAt })
    .where(and(eq(paymentRefunds.id, refundId), eq(paymentRefunds.state, 'pending')))
    .returning({ id: paymentRefunds.id });
  if (settled.length === 0) return false;
  const event = { paymentId, paise, actor, authorId: authorId ?? null, ...(at ? { at } : {}) };
  await tx.insert(paymentEvents).values({ ...event, key: `${to} ${refundId}`, state: payment.state });
  if (to === 'failed')
    await tx
      .update(payments)
      .set({ refundedPaise: sql`${payments.refundedPaise} - ${paise}` })
      .where(eq(payments.id, paymentId));
  else if ((await processedOf(tx, paymentId)) === payment.amountPaise)
    await transitionPayment(tx, { paymentId, to: 'refunded', key: 'refunded', actor: 'system' });
  return true;
}

/** Returns what a payment still holds for its customer, in paise. */
export function leftOf({ amountPaise, refundedPaise }: PaymentRow): number {
  return amountPaise - refundedPaise;
}

async function findRefund(tx: Db, refundId: string): Promise<RefundRow | null> {
  const [refund] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, refundId));
  return refund ?? null;
}

async function processedOf(tx: Db, paymentId: string): Promise<number> {
  const [sum] = await tx
    .select({ paise: sql<number>`coalesce(sum(${paymentRefunds.amountPaise}), 0)::int` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, paymentId), eq(paymentRefunds.state, 'processed')));
  return sum!.paise;
}
