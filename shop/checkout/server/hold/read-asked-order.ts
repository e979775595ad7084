import { asc, eq } from 'drizzle-orm';
import { readForEdit } from '#platform/server/changes/change-entity.ts';
import { addDays, isSunday } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { type Dispatch, estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import { orderKind } from '../edit/order-kind.ts';
import { type AskedOrder, maxLaterDays, type WaitingOrder } from '#shop/orders/confirm.ts';
import { waitsFor } from '#shop/orders/hold.ts';
import { paymentOf } from '#shop/orders/payment-of.ts';
import { linkRefusals } from '#shop/orders/tracking/contract.ts';
import { isErased } from '#shop/orders/server/erase/erase-customer.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { readConfirmLink } from '#shop/orders/server/tracking/signed-links.ts';

type Params = { token: string; dispatch: Dispatch; now?: Date };

/**
 * Returns what a confirmation link asks, without a change (POST /api/order-confirmation/look). An answered order shows its number and
 * state only. Refuses a foreign or expired link (404).
 */
export async function readAskedOrder(
  db: Db,
  { token, dispatch, now = new Date() }: Params,
): Promise<AskedOrder> {
  const orderNumber = readConfirmLink(token, now);
  const [order] = orderNumber
    ? await db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    : [];
  if (!order || isErased(order)) throw linkRefusals.linkOver();
  const { state, sendOn, heldFor } = order;
  const waits = waitsFor(heldFor) === 'confirmation';
  return {
    orderNumber: order.orderNumber,
    state,
    sendOn,
    waiting: waits ? await waitingOf(db, order, { dispatch, now }) : null,
  };
}

async function waitingOf(
  db: Db,
  order: typeof orders.$inferSelect,
  { dispatch, now }: { dispatch: Dispatch; now: Date },
): Promise<WaitingOrder> {
  const { version, value } = await readForEdit(db, orderKind, order.orderNumber);
  const { name, phone, addressLine, city, state, pincode } = value;
  const items = await db
    .select({ sku: orderLines.sku, productName: orderLines.name, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const { estimatedDeliveryDate } = await estimateDelivery(db, { pincode, dispatch, now });
  return {
    version,
    amountDue: toRupees(paymentOf(order).duePaise),
    items,
    fields: { name, phone, addressLine, city, state, pincode },
    days: estimatedDeliveryDate ? daysFrom(estimatedDeliveryDate) : [],
  };
}

function daysFrom(earliest: string): string[] {
  const days = Array.from({ length: maxLaterDays + 1 }, (_, ahead) => addDays(earliest, ahead));
  return days.filter((day) => day === earliest || !isSunday(day));
}
