import { asc, eq, sql } from 'drizzle-orm';
import { changeEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Db } from '#platform/server/db.ts';
import { isRefusal } from '#platform/refusal.ts';
import { methodOf, prepaidMethod } from '#shop/payments/methods.ts';
import type { PaymentRow } from '#shop/payments/server/open-payment.ts';
import { type Charges, withoutCash } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { waitsFor } from '#shop/orders/hold.ts';
import { editableStates } from '#shop/orders/states.ts';
import { rulesOf } from '#shop/orders/server/amounts/read-amounts.ts';
import { withCategories } from '#shop/orders/server/amounts/with-categories.ts';
import { orderKind } from '../edit/order-kind.ts';
import { theCustomer } from '../hold/answer-hold.ts';
import { queueAcceptedEmail } from '#shop/orders/server/queue-order-email.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { queuePaymentEmail } from '#shop/orders/server/payments/queue-payment-email.ts';
import { mayReopen, reopenOrder } from './reopen-order.ts';

type OrderRow = typeof orders.$inferSelect;

/** Returns the rules of an order's amounts when it is paid before: its own, without those of cash, with the saving in paise. */
export function prepaidRules(order: OrderRow, savingPaise: number): Charges {
  return {
    ...withoutCash(rulesOf(order)),
    ...(savingPaise > 0 ? { prepaidSavingPaise: savingPaise } : {}),
  };
}

/** Returns the amount in paise that an order costs when it is paid before its parcel leaves. */
export async function prepaidPaise(tx: Db, order: OrderRow, savingPaise: number): Promise<number> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const rules = prepaidRules(order, savingPaise);
  return priceOf(await withCategories(tx, lines, rules), rules).payablePaise;
}

/** Whether an order may be paid before: its cash is due or it waits for its payment, and staff have not packed it with its label for cash. */
export function takesPayment(order: OrderRow): boolean {
  const { due } = methodOf(order.paymentMode);
  const isUnpaid = due === 'at the door' || due === 'before it leaves';
  return order.replaces === null && isUnpaid && takesEdits(order);
}

/** Whether an order has not been packed, so that its label may still change. */
export function takesEdits({ state }: Pick<OrderRow, 'state'>): boolean {
  return editableStates.includes(state);
}

/** Whether an order still costs what its payment asked for. */
export async function isAmountOf(
  tx: Db,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<boolean> {
  return (await prepaidPaise(tx, order, payment.savingPaise)) === payment.amountPaise;
}

/**
 * Turns a locked cash order, or one that waits for its payment, to a paid one, in the transaction of the capture: saving and round-off as the
 * payment froze them, a parcel without cash, no wait. An order that nobody paid in time is reopened, once. Returns false, and changes nothing,
 * for an order that takes no payment any more, whose amount changed since the payment began, or whose stock is gone.
 */
export async function turnToPaid(
  tx: Db,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<boolean> {
  const isOver = await mayReopen(tx, order);
  if (!isOver && !takesPayment(order)) return false;
  if (!(await isAmountOf(tx, { order, payment }))) return false;
  await tx.execute(sql`savepoint turn_to_paid`);
  try {
    await turn(tx, { order: isOver ? await reopenOrder(tx, { order, actor: 'system' }) : order, payment });
    await tx.execute(sql`release savepoint turn_to_paid`);
    return true;
  } catch (error) {
    // Such as the stock of an order that waited for it, or whose time to pay ended.
    if (!isRefusal(error)) throw error;
    await tx.execute(sql`rollback to savepoint turn_to_paid`);
    return false;
  }
}

async function turn(tx: Db, { order, payment }: { order: OrderRow; payment: PaymentRow }): Promise<void> {
  const { id, orderNumber, heldFor, confirmedBy } = order;
  const charges = prepaidRules(order, payment.savingPaise);
  await tx
    .update(orders)
    .set({ charges, cashCharges: rulesOf(order) })
    .where(eq(orders.id, id));
  const { version } = await readForEdit(tx, orderKind, orderNumber);
  const waits = waitsFor(heldFor);
  const isAsked = waits === 'confirmation' || waits === 'payment';
  await changeEntity(tx, orderKind, {
    id: orderNumber,
    version,
    fields: {
      paymentMode: prepaidMethod,
      // The payment confirms the order.
      confirmedBy: confirmedBy ?? 'customer',
      ...(isAsked ? { held: null, sendOn: null } : {}),
    },
    by: theCustomer,
  });
  if (waits === 'payment') await queueAcceptedEmail(tx, { orderId: id });
  else await queuePaymentEmail(tx, { order, paise: payment.amountPaise, step: 'paid' });
}
