import { asc, eq } from 'drizzle-orm';
import type { Json } from '#platform/logged-change.ts';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { formatDay } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import { type Price, priceOf } from '#shop/pricing/price-of.ts';
import { getPricedProducts } from '#shop/catalog/server/get-priced-products.ts';
import { soldWithin, type SupplyArea } from '#shop/pincodes/tax-status.ts';
import { changeShipment } from '#shop/shipping/server/shipments/change-shipment.ts';
import { releaseShipment } from '#shop/shipping/server/shipments/request-shipment.ts';
import { type ConfirmedBy, confirmedByLabels, type HoldReason, holdTexts } from '#shop/orders/hold.ts';
import { methodOf, type PaymentMethodName, prepaidMethod, usualMethod } from '#shop/payments/methods.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { writeOrder } from '#shop/orders/server/write-order.ts';
import { rulesOf } from '#shop/orders/server/amounts/read-amounts.ts';
import { withCategories } from '#shop/orders/server/amounts/with-categories.ts';
import { columnsOf, replaceAmounts } from '#shop/orders/server/amounts/write-amounts.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { queueChangedEmail } from '#shop/orders/server/queue-order-email.ts';
import { refuseTooLarge } from '../caps/cap-orders.ts';
import { refuseCash, refuseCashAt } from '../caps/cash-offer.ts';
import { refuseOtherState } from '../caps/own-state.ts';
import { refuseCashInDay } from '../caps/cash-of-day.ts';
import { type ReplacementReason, replacementReasons, replacementRefusals } from '#shop/orders/replacement.ts';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { toShipmentRequest } from '#shop/orders/to-shipment-request.ts';
import { changesIn } from './changes-in-words.ts';
import { type BusinessValues, businessValues, editedBusiness, refuseLateEdit } from './edit-business.ts';
import { refusals } from './edit-refusals.ts';
import { settleUnits } from '../hold/settle-units.ts';
import { editLines } from './edit-lines.ts';
import { lostOffers } from '../offers/lost-offers.ts';

type AddressFields = Pick<PostalAddress, 'name' | 'phone' | 'addressLine' | 'city' | 'state' | 'pincode'>;

export type OrderValues = AddressFields &
  BusinessValues & {
    estimatedDeliveryDate: string | null;
    lines: { sku: string; name: string; quantity: number }[];
    held: HoldReason | null;
    /** The day when an order for a later day is released. */
    sendOn: string | null;
    confirmedBy: ConfirmedBy | null;
    paymentMode: PaymentMethodName;
    /** Only for the log: what a replacement replaces, and why. */
    replaces: string | null;
    replacementReason: ReplacementReason | null;
    /** Only for the log: a replacement that failed too. */
    isGivenUp: boolean | null;
    /** Only for the log: an order changes its state by a transition. */
    orderState: OrderState;
  };

/** An order as the change log knows it. Its id is the order number. The log says only that a recipient's field changed. */
export const orderKind: EntityKind<OrderValues> = {
  name: 'order',
  label: 'Order',
  roles: ['support'],
  fields: {
    name: { label: 'Name', isPersonal: true },
    phone: { label: 'Phone', isPersonal: true },
    addressLine: { label: 'Address', isPersonal: true },
    city: { label: 'City', isPersonal: true },
    state: { label: 'State', isPersonal: true },
    pincode: { label: 'Pincode', isPersonal: true },
    buyerGstin: { label: 'GSTIN of a business', isPersonal: true },
    buyerName: { label: 'Name of the business', isPersonal: true },
    estimatedDeliveryDate: { label: 'Promised for', show: (day) => formatDay(day as string) },
    lines: { label: 'Items', show: showLines },
    held: { label: 'Waits', show: (reason) => holdTexts[reason as HoldReason], isFinal: true },
    sendOn: { label: 'Sent on', show: (day) => formatDay(day as string), isFinal: true },
    confirmedBy: {
      label: 'Confirmed by',
      show: (who) => confirmedByLabels[who as ConfirmedBy],
      isFinal: true,
    },
    paymentMode: {
      label: 'Payment',
      show: (name) => methodOf(name as PaymentMethodName).label,
      isFinal: true,
    },
    replaces: { label: 'Replaces goods of', isFinal: true },
    replacementReason: {
      label: 'Why it is replaced',
      show: (reason) => replacementReasons[reason as ReplacementReason],
      isFinal: true,
    },
    isGivenUp: { label: 'Given up for a refund', show: () => 'yes', isFinal: true },
    orderState: {
      label: 'State',
      show: (name) => orderStates[name as OrderState].label,
      isFinal: true,
    },
  },
  formerNames: { promisedFor: 'estimatedDeliveryDate' },
  read,
  write,
  names: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, id]))),
};

/**
 * The kind with the rules of places: no change, and no undo, moves an order to another state where the seller may sell in one only, or cash
 * to a pincode that gets none. No order from before the rule of states is released elsewhere.
 */
export function orderKindWithin(area: SupplyArea): EntityKind<OrderValues> {
  return {
    ...orderKind,
    async write(tx, orderNumber, fields) {
      const isAnywhere = soldWithin(area) === null && !area.CASH_REFUSED_PINCODES?.length;
      const before = isAnywhere ? null : await read(tx, orderNumber);
      const after = before && { ...before, ...fields };
      const isMoved = after && (after.state !== before.state || after.pincode !== before.pincode);
      if (after && (isMoved || fields.held !== undefined)) await refuseOtherState(tx, after, area);
      // A replacement takes no cash.
      if (after && after.pincode !== before.pincode && !after.replaces) refuseCashAt(after.pincode, area);
      await write(tx, orderNumber, fields);
    },
  };
}

function showLines(lines: Json): string {
  return (lines as OrderValues['lines']).map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
}

async function read(db: Db, orderNumber: string): Promise<OrderValues | null> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) return null;
  const { name, phone, addressLine, city, state, pincode } = order.address;
  const lines = await linesOf(db, order.id);
  return {
    name,
    phone,
    addressLine,
    city,
    state,
    pincode,
    ...businessValues(order.registered),
    estimatedDeliveryDate: order.estimatedDeliveryDate,
    lines: lines.map((line) => ({ sku: line.sku, name: line.name, quantity: line.quantity })),
    held: order.heldFor,
    sendOn: order.sendOn,
    confirmedBy: order.confirmedBy,
    paymentMode: order.paymentMode,
    replaces: order.replaces,
    replacementReason: order.replacementReason,
    isGivenUp: order.givenUpAt === null ? null : true,
    orderState: order.state,
  };
}

/**
 * Changes lines, stock, totals, parcel and queues one email. A release alone
 * sends none. Refuses a release of an order that does not wait (409).
 */
async function write(tx: Db, orderNumber: string, fields: Partial<OrderValues>): Promise<void> {
  const { lines: wanted, estimatedDeliveryDate, held, sendOn, confirmedBy, ...rest } = fields;
  const { paymentMode: paid, ...other } = rest;
  const { orderState: _state, replaces: _replaces, replacementReason: _reason, ...typed } = other;
  const { isGivenUp: _up, buyerGstin, buyerName, ...given } = typed;
  const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  const orderId = found!.id;
  const { order } = await lockOrderWithParcel(tx, { orderId });
  refuseLateEdit(order.state, { fields });
  if (held !== undefined && order.heldFor === null) throw refusals.notHeld();
  if (order.heldFor === 'payment' && (wanted || (held !== undefined && paid === undefined)))
    throw refusals.waitsForPayment();
  if (wanted && order.replaces) throw replacementRefusals.keepsItems();
  if (wanted && order.heldFor === 'stock') throw refusals.releaseFirst();
  if (wanted && order.paymentMode === prepaidMethod) throw refusals.paidStays();
  const paymentMode = paid ?? order.paymentMode;
  // An order that turns to cash is no more confirmed than before.
  const turnsToCash = paid === usualMethod;
  if (wanted || (held !== undefined && !turnsToCash) || paid === prepaidMethod)
    await settleUnits(tx, { order, isReleased: held !== undefined });
  const added = wanted ? await editLines(tx, { orderId, before: await linesOf(tx, orderId), wanted }) : [];
  const lines = await linesOf(tx, orderId);
  // A replacement has lines without a price, and no fee.
  const price = order.replaces
    ? nothingToPay
    : priceOf(await withCategories(tx, lines, rulesOf(order)), rulesOf(order));
  const { subtotalPaise, payablePaise: totalPaise } = price;
  await replaceAmounts(tx, { orderId, lines: price.lines });
  // An order from before a limit may still be released, and its address corrected.
  if (wanted) {
    refuseTooLarge({ subtotalPaise, payablePaise: totalPaise, paymentMode });
    refuseCash({ order: { ...order, ...order.address }, items: added, price, charges: rulesOf(order) });
  }
  const address = { ...order.address, ...given };
  if (totalPaise > order.totalPaise || address.phone !== order.address.phone)
    await refuseCashInDay(tx, { ...order, address, totalPaise, paymentMode });
  const business = {
    ...(buyerGstin === undefined ? {} : { buyerGstin }),
    ...(buyerName === undefined ? {} : { buyerName }),
  };
  const registered = editedBusiness({
    before: order.registered,
    given: business,
    recipient: address,
    moves: address.state !== order.address.state,
  });
  const changed = {
    address,
    registered,
    ...(estimatedDeliveryDate === undefined ? {} : { estimatedDeliveryDate }),
    subtotalPaise,
    ...columnsOf(price.lines),
    totalPaise,
    paymentMode,
    charges: rulesOf(order),
    ...(held === undefined ? {} : { heldFor: held, alsoHeldFor: null }),
    ...(held === null ? { heldAt: null } : turnsToCash ? { heldAt: new Date() } : {}),
    ...(sendOn === undefined ? {} : { sendOn }),
    ...(confirmedBy === undefined ? {} : { confirmedBy }),
  };
  await writeOrder(tx, { orderId, values: changed });
  const isOnlyBusiness = Object.keys(fields).every((name) => name in business);
  if (!isOnlyBusiness)
    await changeShipment(tx, { orderId, request: await requestOf(tx, { ...order, ...changed }, lines) });
  if (held === null) await releaseShipment(tx, { orderId });
  if (wanted || estimatedDeliveryDate !== undefined || Object.keys(typed).length > 0)
    await queueChangedEmail(tx, {
      order: { ...order, ...changed },
      lines,
      amounts: price.lines,
      lostOffers: lostOffers(price, order.charges),
      changes: changesIn(fields),
      isSamePrice: !wanted && totalPaise === order.totalPaise && paymentMode === order.paymentMode,
    });
}

const nothingToPay: Price = { subtotalPaise: 0, lines: [], payablePaise: 0 };

type Line = typeof orderLines.$inferSelect;

function linesOf(db: Db, orderId: string): Promise<Line[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
}

async function requestOf(tx: Db, order: typeof orders.$inferSelect, lines: Line[]) {
  const products = await getPricedProducts(tx, [...new Set(lines.map(({ productId }) => productId))]);
  const weighed = lines.map((line) => ({
    ...line,
    weightGrams: (products.get(line.productId)?.weightGrams ?? 0) * line.packs,
  }));
  return toShipmentRequest(order, weighed);
}
