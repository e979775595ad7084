import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { mismatchNote, paymentStates, type PaymentStateName } from '../payment-states.ts';
import type { PaymentBy, PaymentRow } from './open-payment.ts';
import { paymentEvents, payments } from './tables.ts';

/** The amount that the provider says it took. */
export type TakenAmount = { paise: number; currency: string };

export type PaymentMove = PaymentBy & {
  paymentId: string;
  to: PaymentStateName;
  /** The provider's id of the event, or a key of the shop such as `asked:captured`. The same key counts once for a payment. */
  key: string;
  /** When it happened, by the provider's clock. */
  at?: Date;
  /** A capture by a provider says it. */
  taken?: TakenAmount;
  providerOrderId?: string;
  providerPaymentId?: string;
  bankReference?: string;
  /** The provider's reason of a failure. */
  reason?: string;
  note?: string;
};

/**
 * - `moved`: the payment is in the new state.
 * - `repeated`: an earlier call had the same key, or the payment is in this state already.
 * - `refused`: the payment may not go there, such as from captured to failed. Nothing changed.
 * - `mismatch`: the provider took another amount or currency. The payment stays as it was, and an event says so. Staff look at it.
 */
export type MoveOutcome = 'moved' | 'repeated' | 'refused' | 'mismatch';

/**
 * Moves a payment along `paymentStates` and adds its event, in the caller's transaction. Only this function changes the state of a payment.
 * It locks the payment, so of several reports about one capture one moves it. Only `moved` has effects on the order: a caller that moves an
 * order's payment calls `applyPayment` of `shop/orders`, which locks the order first and runs this function and its effects in one
 * transaction. Throws for an unknown payment.
 */
export async function transitionPayment(
  tx: Db,
  { paymentId, to, key, actor, authorId, at, taken, note = '', ...found }: PaymentMove,
): Promise<{ payment: PaymentRow; outcome: MoveOutcome }> {
  const { payment, isKnown } = await lockPayment(tx, { paymentId, key });
  if (isKnown || payment.state === to) return { payment, outcome: 'repeated' };
  if (!next(payment.state).includes(to)) return { payment, outcome: 'refused' };
  const add = async (state: PaymentStateName, words: string) =>
    tx.insert(paymentEvents).values({
      paymentId,
      key,
      state,
      actor,
      authorId: authorId ?? null,
      note: cutText(words, 300),
      reason: found.reason ? cutText(found.reason, 80) : null,
      ...(at ? { at } : {}),
    });
  if (taken && (taken.paise !== payment.amountPaise || taken.currency !== payment.currency)) {
    await add(payment.state, `${mismatchNote} ${taken.paise} paise in ${taken.currency}`);
    return { payment, outcome: 'mismatch' };
  }
  const [moved] = await tx
    .update(payments)
    .set({
      ...found,
      ...(found.reason ? { reason: cutText(found.reason, 80) } : {}),
      state: to,
      ...(to === 'captured' ? { capturedAt: at ?? sql`now()` } : {}),
    })
    .where(eq(payments.id, paymentId))
    .returning();
  await add(to, note);
  return { payment: moved!, outcome: 'moved' };
}

/** Locks a payment. Returns it, and whether it has an event of the key. */
export async function lockPayment(
  tx: Db,
  { paymentId, key }: { paymentId: string; key: string },
): Promise<{ payment: PaymentRow; isKnown: boolean }> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  // A statement of its own, since one that waited for the lock would not see the event of the other.
  const known = await tx
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.key, key)));
  return { payment, isKnown: known.length > 0 };
}

function next(state: PaymentStateName): readonly PaymentStateName[] {
  return paymentStates[state].next;
}
