import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { lockEntity } from '#platform/server/changes/change-entity.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { changeLog } from '#platform/server/tables.ts';
import { byHandRefusals } from '#shop/payments/by-hand.ts';
import { orderChangedKey } from '#shop/payments/payment-states.ts';
import { noteCounted } from '#shop/payments/server/order-changed.ts';
import type { PaymentRow } from '#shop/payments/server/open-payment.ts';
import { leftOf, requestRefund } from '#shop/payments/server/refund-payment.ts';
import { paymentEvents, paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { lockPayment } from '#shop/payments/server/transition-payment.ts';
import { orderKind } from '../edit/order-kind.ts';
import type { orders } from '#shop/orders/server/tables.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { advanceJob } from '#shop/orders/server/payments/advance-job.ts';
import { queuePaymentEmail } from '#shop/orders/server/payments/queue-payment-email.ts';
import { turnToPaid } from './turn-to-paid.ts';

type Deciding = { paymentId: string; authorId: number };

/** Whether the items of an order changed since its payment began. Another address or another release of the order is no change of what is paid. */
export async function haveItemsChanged(tx: Db, { orderNumber, orderVersion }: PaymentRow): Promise<boolean> {
  const changes = await tx
    .select({ id: changeLog.id })
    .from(changeLog)
    .where(
      and(
        eq(changeLog.kind, orderKind.name),
        eq(changeLog.entityId, orderNumber),
        gt(changeLog.id, orderVersion),
        isNotNull(changeLog.before),
        sql`jsonb_exists(${changeLog.after}, 'lines')`,
      ),
    )
    .limit(1);
  return changes.length > 0;
}

/**
 * Counts a payment for its order whose items had changed when the money came, after staff looked. The order is paid as by any payment.
 * A repeated call changes nothing. Refuses (409) a payment that does not wait for this, and an order that takes no payment any more.
 */
export async function countPayment(db: Db, { paymentId, authorId }: Deciding): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { order, payment, isKnown } = await lockKept(tx, { paymentId, key: 'counted' });
    if (isKnown) return;
    if (!(await waitsForStaff(tx, payment)) || !(await turnToPaid(tx, { order, payment })))
      throw byHandRefusals.notCounted();
    await noteCounted(tx, { payment, authorId });
    await enqueue(tx, advanceJob, { orderId: order.id });
  });
}

/**
 * Promises the money of a payment back that pays no order: its order had changed, or an earlier refund failed. It goes to its source alone. Refuses (409)
 * a payment that pays its order.
 */
export async function sendBackPayment(db: Db, { paymentId, authorId }: Deciding): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { order, payment } = await lockKept(tx, { paymentId, key: 'sent back' });
    const paise = leftOf(payment);
    if (payment.state !== 'captured' || paise === 0) throw byHandRefusals.notDue();
    if (!(await waitsForStaff(tx, payment)) && !(await hasFailedRefund(tx, paymentId)))
      throw byHandRefusals.notDue();
    const asked = { refundId: randomUUID(), paymentId, amountPaise: paise, cause: 'staff' } as const;
    await requestRefund(tx, { ...asked, actor: 'staff', authorId });
    await queuePaymentEmail(tx, { order, paise, step: 'ended' });
  });
}

type LockedPayment = { order: typeof orders.$inferSelect; payment: PaymentRow; isKnown: boolean };

/** Locks in the sequence of an edit: the order's name, its parcel, the order, the payment. */
async function lockKept(
  tx: Db,
  { paymentId, key }: { paymentId: string; key: string },
): Promise<LockedPayment> {
  const [found] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  if (!found) throw byHandRefusals.unknownPayment();
  await lockEntity(tx, orderKind, found.orderNumber);
  const { order } = await lockOrderWithParcel(tx, found);
  return { order, ...(await lockPayment(tx, { paymentId, key })) };
}

/** Whether a payment has its money, no refund, and an order that had changed. */
async function waitsForStaff(tx: Db, { id, state, refundedPaise }: PaymentRow): Promise<boolean> {
  if (state !== 'captured' || refundedPaise > 0) return false;
  const events = await tx
    .select({ key: paymentEvents.key })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, id));
  const keys = new Set(events.map(({ key }) => key));
  return keys.has(orderChangedKey) && !keys.has('counted');
}

async function hasFailedRefund(tx: Db, paymentId: string): Promise<boolean> {
  const isFailed = and(eq(paymentRefunds.paymentId, paymentId), eq(paymentRefunds.state, 'failed'));
  return (await tx.$count(paymentRefunds, isFailed)) > 0;
}
