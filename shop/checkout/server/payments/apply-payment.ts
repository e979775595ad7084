import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { lockEntity } from '#platform/server/changes/change-entity.ts';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { courierProvider, type RefundCause } from '#shop/payments/payment-states.ts';
import { noteOrderChanged } from '#shop/payments/server/order-changed.ts';
import { openPayment, type PaymentRow } from '#shop/payments/server/open-payment.ts';
import { leftOf, requestRefund } from '#shop/payments/server/refund-payment.ts';
import { payments } from '#shop/payments/server/tables.ts';
import {
  type MoveOutcome,
  type PaymentMove,
  transitionPayment,
} from '#shop/payments/server/transition-payment.ts';
import { orderKind } from '../edit/order-kind.ts';
import type { orders } from '#shop/orders/server/tables.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { advanceJob } from '#shop/orders/server/payments/advance-job.ts';
import { haveItemsChanged } from './decide-payment.ts';
import { queuePaymentEmail } from '#shop/orders/server/payments/queue-payment-email.ts';
import { isAmountOf, takesPayment, turnToPaid } from './turn-to-paid.ts';

/**
 * - `paid`: the order is paid, and its courier collects nothing.
 * - `task`: the money is here, but the items of the order changed since the payment began. Staff decide, and the order stays as it was.
 * - `goes back`: the money came too late, or a second time. Its refund is promised, and the order stays as it was.
 * - The others are those of `transitionPayment`. `moved` is a move that says nothing about money.
 */
export type AppliedPayment = MoveOutcome | 'paid' | 'task' | 'goes back';

/**
 * Applies what a provider says about a payment to the payment and its order, in one transaction: the only way in for webhooks, for the
 * page that waits and for the hourly look. Any number of them may say the same at once, in any sequence. A capture pays the order once.
 * Money for an order that takes none any more goes back by one refund.
 */
export async function applyPayment(db: Db, move: PaymentMove): Promise<AppliedPayment> {
  return retryTransaction(db, async (tx) => {
    const [named] = await tx
      .select({ orderId: payments.orderId, orderNumber: payments.orderNumber })
      .from(payments)
      .where(eq(payments.id, move.paymentId));
    if (!named) throw new Error(`There is no payment ${move.paymentId}.`);
    // In this sequence an edit locks too: the order's name, its parcel, the order, the payment.
    await lockEntity(tx, orderKind, named.orderNumber);
    const { order } = await lockOrderWithParcel(tx, named);
    const { payment, outcome } = await transitionPayment(tx, move);
    if (move.to !== 'captured') return outcome;
    if (outcome === 'moved') return settle(tx, { order, payment });
    return isAnotherCapture(payment, move) ? sendBackSecond(tx, { order, payment, move }) : outcome;
  });
}

type Captured = { order: typeof orders.$inferSelect; payment: PaymentRow };

async function settle(tx: Db, { order, payment }: Captured): Promise<AppliedPayment> {
  const earlier = await tx.$count(
    payments,
    and(
      eq(payments.orderId, order.id),
      ne(payments.id, payment.id),
      ne(payments.provider, courierProvider),
      eq(payments.state, 'captured'),
    ),
  );
  if (earlier > 0) return sendBack(tx, { order, payment, cause: 'double' });
  if (
    takesPayment(order) &&
    (await haveItemsChanged(tx, payment)) &&
    (await isAmountOf(tx, { order, payment }))
  ) {
    await noteOrderChanged(tx, payment);
    return 'task';
  }
  if (!(await turnToPaid(tx, { order, payment }))) return sendBack(tx, { order, payment, cause: 'late' });
  await enqueue(tx, advanceJob, { orderId: order.id });
  return 'paid';
}

async function sendBack(
  tx: Db,
  { order, payment, cause }: Captured & { cause: Extract<RefundCause, 'late' | 'double'> },
): Promise<AppliedPayment> {
  const paise = leftOf(payment);
  const asked = { refundId: randomUUID(), paymentId: payment.id, amountPaise: paise, cause };
  await requestRefund(tx, { ...asked, actor: 'system' });
  await queuePaymentEmail(tx, { order, paise, step: cause });
  return 'goes back';
}

/** A payment has one code, but nothing keeps two people from scanning it. */
function isAnotherCapture(payment: PaymentRow, { providerPaymentId }: PaymentMove): boolean {
  return (
    (payment.state === 'captured' || payment.state === 'refunded') &&
    providerPaymentId !== undefined &&
    payment.providerPaymentId !== null &&
    payment.providerPaymentId !== providerPaymentId
  );
}

/** Gives the second capture of one payment a row of its own, once, and promises it back. */
async function sendBackSecond(
  tx: Db,
  { order, payment: first, move }: Captured & { move: PaymentMove },
): Promise<AppliedPayment> {
  const { providerPaymentId, taken } = move;
  const [known] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, first.provider), eq(payments.providerPaymentId, providerPaymentId!)));
  if (known) return 'repeated';
  const { orderId, orderNumber, orderVersion, provider } = first;
  const id = randomUUID();
  const opening = { id, orderId, orderNumber, orderVersion, provider, actor: 'provider' } as const;
  await openPayment(tx, { ...opening, amountPaise: taken?.paise ?? first.amountPaise });
  const ids = first.providerOrderId ? { providerOrderId: first.providerOrderId } : {};
  const { payment } = await transitionPayment(tx, { ...move, ...ids, paymentId: id });
  return sendBack(tx, { order, payment, cause: 'double' });
}
