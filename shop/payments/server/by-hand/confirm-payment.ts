import { randomUUID } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { type Db, inTransaction, sqlStateOf } from '#platform/server/db.ts';
import { byHandRefusals, readReference } from '../../by-hand.ts';
import { isProviderName, providers } from '../../providers/providers.ts';
import type { ApplyMove } from '../asking/apply-tries.ts';
import { openPayment, type PaymentRow } from '../open-payment.ts';
import { payments } from '../tables.ts';
import { transitionPayment } from '../transition-payment.ts';

export type Confirmation = {
  paymentId: string;
  /** The twelve digits of the bank. */
  reference: string;
  /** The amount that arrived in the account, in paise. */
  amountPaise: number;
  /** The staff member who saw it there, or who uploaded the statement of the bank that says so. */
  authorId: number;
  /** When it arrived. Now, when the bank does not say. */
  at?: Date;
  /** The statement of the bank says so. An amount that a person types counts only if it is the one that was asked. */
  isInStatement?: true;
};

/**
 * Confirms that a payment to the shop's own UPI ID arrived, by the reference of the bank: by staff with a fresh factor, or by the statement
 * of the bank. Each reference counts once in the shop. `apply` is `applyPayment` of `shop/orders`, so the order is paid, or money that comes
 * too late or twice goes back as a task. Returns `paid`, `goes back`, `task`, or `repeated` for the same reference again.
 * Refuses another form of the reference (400), an unknown payment (404), and (409) a provider that tells itself, a reference of another payment
 * and another amount, which the payment notes. Of a second payment the statement alone may say another amount.
 */
export async function confirmPayment(
  db: Db,
  { paymentId, reference: text, amountPaise, authorId, at, isInStatement }: Confirmation,
  { apply }: { apply: ApplyMove },
): Promise<string> {
  const reference = readReference(text);
  if (!reference) throw byHandRefusals.noReference();
  const payment = await findByHand(db, paymentId);
  const [known] = await db
    .select({ id: payments.id, orderId: payments.orderId, orderNumber: payments.orderNumber })
    .from(payments)
    .where(or(eq(payments.providerPaymentId, reference), eq(payments.bankReference, reference)))
    .limit(1);
  if (known?.orderId === payment.orderId) return 'repeated';
  if (known) throw byHandRefusals.referenceUsed(known.orderNumber);
  // The move itself refuses another amount of the first payment, and not of a second one.
  if (!isInStatement && hasArrived(payment) && amountPaise !== payment.amountPaise)
    throw byHandRefusals.otherAmount();
  const outcome = await apply({
    paymentId: payment.state === 'undone' ? await openAgain(db, payment, authorId) : paymentId,
    to: 'captured',
    // An attempt with another amount leaves the reference free.
    key: `reference ${reference} ${amountPaise}`,
    taken: { paise: amountPaise, currency: payment.currency },
    providerPaymentId: reference,
    bankReference: reference,
    actor: 'staff',
    authorId,
    note: `Reference ${reference}`,
    ...(at ? { at } : {}),
  }).catch((error: unknown) => {
    // Of two requests with one reference the index lets one in.
    throw sqlStateOf(error) === '23505' ? byHandRefusals.referenceUsed('another customer') : error;
  });
  if (outcome === 'mismatch') throw byHandRefusals.otherAmount();
  return outcome;
}

function hasArrived({ state }: PaymentRow): boolean {
  return state === 'captured' || state === 'refunded';
}

/** Finds a payment to the shop's own UPI ID. Refuses an unknown one (404) and one of another provider (409). */
export async function findByHand(db: Db, paymentId: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw byHandRefusals.unknownPayment();
  const { provider } = payment;
  if (!isProviderName(provider) || !providers[provider].isByHand) throw byHandRefusals.notByHand();
  return payment;
}

/** A payment that staff undid by mistake gets a row of its own when it arrives. */
async function openAgain(db: Db, undone: PaymentRow, authorId: number): Promise<string> {
  const { orderId, orderNumber, orderVersion, provider, amountPaise, savingPaise } = undone;
  const id = randomUUID();
  const opening = { id, orderId, orderNumber, orderVersion, provider, amountPaise, savingPaise };
  await inTransaction(db, (tx) => openPayment(tx, { ...opening, actor: 'staff', authorId }));
  return id;
}

/** Takes a confirmed payment back as a mistake, in the caller's transaction. Its reference is free for another payment, and its event keeps it. */
export async function undoConfirmation(
  tx: Db,
  { id: paymentId, bankReference }: PaymentRow,
  authorId: number,
): Promise<void> {
  const note = `Undone, reference ${bankReference ?? ''}`;
  await transitionPayment(tx, { paymentId, to: 'undone', key: 'undone', actor: 'staff', authorId, note });
  await tx
    .update(payments)
    .set({ providerPaymentId: null, bankReference: null })
    .where(eq(payments.id, paymentId));
}
