import { randomUUID } from 'node:crypto';
import { and, eq, ne, or } from 'drizzle-orm';
import { type Db, sqlStateOf } from '#platform/server/db.ts';
import { byHandRefusals, readReference } from '../../by-hand.ts';
import { paymentStates } from '../../payment-states.ts';
import { paymentEvents, payments } from '../tables.ts';
import { lockPayment } from '../transition-payment.ts';
import { findByHand } from './confirm-payment.ts';

type Correcting = { paymentId: string; reference: string; authorId: number };

/**
 * Gives a payment to the shop's own UPI ID that arrived the reference that the statement of the bank has, in the caller's transaction, since staff
 * mistyped it. Its event keeps both, and the one from before is free again. Refuses another form of the reference (400), an unknown payment (404),
 * and (409) a provider that tells itself, a payment that did not arrive and a reference of another payment.
 */
export async function correctReference(
  tx: Db,
  { paymentId, reference: text, authorId }: Correcting,
): Promise<void> {
  const reference = readReference(text);
  if (!reference) throw byHandRefusals.noReference();
  await findByHand(tx, paymentId);
  const key = `reference ${randomUUID()}`;
  const { payment } = await lockPayment(tx, { paymentId, key });
  const { state, bankReference: before } = payment;
  if (!paymentStates[state].isTaken) throw byHandRefusals.notArrived();
  if (before === reference) return;
  const hasIt = or(eq(payments.providerPaymentId, reference), eq(payments.bankReference, reference));
  const [other] = await tx
    .select({ orderNumber: payments.orderNumber })
    .from(payments)
    .where(and(hasIt, ne(payments.id, paymentId)))
    .limit(1);
  if (other) throw byHandRefusals.referenceUsed(other.orderNumber);
  await tx
    .update(payments)
    .set({ providerPaymentId: reference, bankReference: reference })
    .where(eq(payments.id, paymentId))
    .catch((error: unknown) => {
      // Of two requests with one reference the index lets one in.
      throw sqlStateOf(error) === '23505' ? byHandRefusals.referenceUsed('another customer') : error;
    });
  const note = `Reference ${reference} of the bank, instead of ${before ?? 'none'}`;
  await tx.insert(paymentEvents).values({ paymentId, key, state, actor: 'staff', authorId, note });
}
