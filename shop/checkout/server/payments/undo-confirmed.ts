import { and, eq } from 'drizzle-orm';
import { changeEntity, lockEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { byHandRefusals } from '#shop/payments/by-hand.ts';
import { prepaidMethod, usualMethod } from '#shop/payments/methods.ts';
import { findByHand, undoConfirmation } from '#shop/payments/server/by-hand/confirm-payment.ts';
import { settleRefund } from '#shop/payments/server/refund-payment.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { orderKind } from '../edit/order-kind.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { advanceJob } from '#shop/orders/server/payments/advance-job.ts';
import { takesEdits } from './turn-to-paid.ts';

type Undoing = { paymentId: string; by: Author & { userId: number } };

/**
 * Takes back a payment that staff confirmed by mistake, before its parcel is packed. Its reference is free again. An order that it
 * paid is a cash order again, with the amounts of before. A refund of it that nobody has paid ends. A repeated call changes nothing.
 * Refuses (409) a payment of another provider, one that did not arrive, whose refund was paid, and an order that is packed or has left.
 */
export async function undoConfirmed(db: Db, { paymentId, by }: Undoing): Promise<void> {
  const { orderId, orderNumber } = await findByHand(db, paymentId);
  await inTransaction(db, async (tx) => {
    await lockEntity(tx, orderKind, orderNumber);
    const { order } = await lockOrderWithParcel(tx, { orderId });
    const payment = await findByHand(tx, paymentId);
    if (payment.state === 'undone') return;
    if (payment.state !== 'captured') throw byHandRefusals.notUndone();
    const isPaidByIt = order.paymentMode === prepaidMethod && !(await isAnotherPaid(tx, payment));
    if (isPaidByIt && !takesEdits(order)) throw byHandRefusals.notUndone();
    await endRefunds(tx, { paymentId, authorId: by.userId });
    await undoConfirmation(tx, payment, by.userId);
    if (isPaidByIt) await turnToCash(tx, { order, by });
    await enqueue(tx, advanceJob, { orderId });
  });
}

/** Whether another captured payment without a refund pays the order. */
async function isAnotherPaid(tx: Db, { id, orderId }: { id: string; orderId: string }): Promise<boolean> {
  const taken = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'captured'), eq(payments.refundedPaise, 0)));
  return taken.some((each) => each.id !== id);
}

async function endRefunds(tx: Db, { paymentId, authorId }: { paymentId: string; authorId: number }) {
  const promised = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, paymentId));
  if (promised.some(({ state }) => state === 'processed')) throw byHandRefusals.notUndone();
  for (const { id: refundId, state } of promised) {
    if (state !== 'pending') continue;
    const ended = { refundId, to: 'failed', key: `undone ${refundId}`, reason: 'undone' } as const;
    await settleRefund(tx, { ...ended, actor: 'staff', authorId });
  }
}

type Turning = { order: typeof orders.$inferSelect; by: Author };

/** Confirmation by the payment counts no more, so staff see that nobody confirmed the order. */
async function turnToCash(tx: Db, { order, by }: Turning): Promise<void> {
  const { id, orderNumber, cashCharges } = order;
  if (cashCharges)
    await tx.update(orders).set({ charges: cashCharges, cashCharges: null }).where(eq(orders.id, id));
  const { version } = await readForEdit(tx, orderKind, orderNumber);
  const fields = { paymentMode: usualMethod, confirmedBy: null };
  await changeEntity(tx, orderKind, { id: orderNumber, version, fields, by });
}
