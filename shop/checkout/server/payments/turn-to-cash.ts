import { asc, eq } from 'drizzle-orm';
import { changeEntity, lockEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { getPricedProducts } from '#shop/catalog/server/get-priced-products.ts';
import { awaitedMethod, usualMethod } from '#shop/payments/methods.ts';
import { payRefusals } from '#shop/payments/pay.ts';
import type { SupplyArea } from '#shop/pincodes/tax-status.ts';
import { type Charges, turnedToCash } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { refusals } from '#shop/orders/contract.ts';
import type { HoldReason, HoldRules } from '#shop/orders/hold.ts';
import type { OrderCaps } from '../../order-caps.ts';
import { rulesOf } from '#shop/orders/server/amounts/read-amounts.ts';
import { writeOrder } from '#shop/orders/server/write-order.ts';
import { withCategories } from '#shop/orders/server/amounts/with-categories.ts';
import { capCash, countOpenOrders, refuseTooLarge } from '../caps/cap-orders.ts';
import { cashOfDay, lockPayer, refuseBlockedCash, refuseCashOfDay } from '../caps/cash-of-day.ts';
import { refuseCash } from '../caps/cash-offer.ts';
import { orderKind } from '../edit/order-kind.ts';
import { theCustomer } from '../hold/answer-hold.ts';
import { decideHold, readHistory } from '../hold/decide-hold.ts';
import { queueAcceptedEmail } from '#shop/orders/server/queue-order-email.ts';
import type { orders } from '#shop/orders/server/tables.ts';
import { orderLines } from '#shop/orders/server/tables.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { hasUnprovedEmail } from '#shop/orders/server/tracking/tell-customer.ts';
import { findPayable, type Payer } from './find-payable.ts';
import { mayReopen, reopenOrder } from './reopen-order.ts';

type OrderRow = typeof orders.$inferSelect;

type Rules = {
  caps?: OrderCaps | undefined;
  holdRules?: HoldRules | undefined;
  /** Where the seller takes cash. */
  area?: SupplyArea;
};

type Params = Rules & { payer: Payer; isClosed?: boolean; now?: Date };

/**
 * Turns an order that waits for its payment to cash on delivery, for its customer (POST /api/orders/{orderNumber}/payment/cash) or by its
 * tracking link (POST /api/track/{token}/payment/cash), by the caps, the limits and the holds of a new cash order. An order whose wait has
 * ended is reopened for it, once. Does nothing where the order is paid or in cash already. Refuses an unknown order and a link that is over
 * (404), an order that is over, cash that the shop does not take, and goods that are gone (409).
 */
export async function turnToCash(
  db: Db,
  { payer, isClosed = false, now = new Date(), ...rules }: Params,
): Promise<void> {
  await retryTransaction(db, async (tx) => {
    const { id: orderId, orderNumber } = await findPayable(tx, payer, now);
    await lockEntity(tx, orderKind, orderNumber);
    const { order } = await lockOrderWithParcel(tx, { orderId });
    if (order.paymentMode !== awaitedMethod) return;
    if (isClosed) throw refusals.notOpenYet();
    const open = await openAgain(tx, order, now);
    const charges = turnedToCash(rulesOf(open));
    const held = await checkCash(tx, { order: open, charges, ...rules });
    await writeOrder(tx, { orderId, values: { charges } });
    const { version } = await readForEdit(tx, orderKind, orderNumber);
    const fields = { paymentMode: usualMethod, held };
    await changeEntity(tx, orderKind, { id: orderNumber, version, fields, by: theCustomer });
    await queueAcceptedEmail(tx, { orderId });
  });
}

async function openAgain(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.heldFor === 'payment') return order;
  if (await mayReopen(tx, order)) return reopenOrder(tx, { order, actor: 'shopper', now });
  throw payRefusals.takesNone();
}

type Checking = Rules & { order: OrderRow; charges: Charges };

/** Refuses (409) what a new cash order would be refused for. Returns why the order waits for a confirmation, or null. */
async function checkCash(
  tx: Db,
  { order, charges, caps, holdRules, area }: Checking,
): Promise<HoldReason | null> {
  const { id: orderId, userId, address, estimatedDeliveryDate, state, placedAt, alsoHeldFor } = order;
  const { phone, pincode, addressLine } = address;
  const payer = { userId, phone };
  await lockPayer(tx, payer);
  const isCapped = userId !== null || hasUnprovedEmail(order);
  if (caps && isCapped) capCash(await countOpenOrders(tx, { ...payer, userId, orderId }), caps);
  const place = { pincode, addressLine };
  const cash = await cashOfDay(tx, { ...payer, orderId, estimatedDeliveryDate, now: placedAt, place });
  const paid = { paymentMode: usualMethod };
  refuseBlockedCash(cash, paid);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const price = priceOf(await withCategories(tx, lines, charges), charges);
  refuseTooLarge({ ...price, ...paid });
  const items = await withCashRules(tx, lines);
  refuseCash({ order: { ...paid, pincode }, items, price, charges, ...(area ? { area } : {}) });
  refuseCashOfDay(cash.othersPaise, { ...paid, state, totalPaise: price.payablePaise });
  if (alsoHeldFor === 'stock') return alsoHeldFor;
  const history = await readHistory(tx, { ...payer, pincode, orderId, rules: holdRules });
  return decideHold(holdRules, history, { totalPaise: price.payablePaise });
}

async function withCashRules(tx: Db, lines: (typeof orderLines.$inferSelect)[]) {
  const products = await getPricedProducts(tx, [...new Set(lines.map(({ productId }) => productId))]);
  return lines.map(({ name, productId }) => ({
    name,
    takesCash: products.get(productId)?.takesCash ?? true,
  }));
}
