import type { InferSelectModel } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import { toWire } from '#shop/addresses/postal-address.ts';
import type { Frequency } from '#shop/cart/line-options.ts';
import { courierWaybill } from '#shop/shipping/couriers/manual/own-number.ts';
import type { Order, OrderSummary } from '../contract.ts';
import type { orderEvents, orderLines, orders } from './tables.ts';
import { amountsOf, type WithAmounts } from './amounts/read-amounts.ts';
import { endOfHold, waitsFor } from '../hold.ts';
import { paymentOf } from '../payment-of.ts';
import { canCancel, orderStates } from '../states.ts';
import { signConfirmLink, signReturnLink } from './tracking/signed-links.ts';

type OrderRow = InferSelectModel<typeof orders>;
type LineRow = InferSelectModel<typeof orderLines>;
type EventRow = InferSelectModel<typeof orderEvents>;

type SummaryParts = { lines: LineRow[]; waybill: string | null; rescueToken?: string | null };

/** Returns an order of the list in the wire format, in rupees. */
export function toOrderSummary(
  row: OrderRow,
  { lines, waybill, rescueToken = null }: SummaryParts,
): OrderSummary {
  return {
    orderNumber: row.orderNumber,
    orderId: row.id,
    state: row.state,
    placedAt: row.placedAt.toISOString(),
    estimatedDeliveryDate: row.estimatedDeliveryDate,
    paymentMode: row.paymentMode,
    totalAmount: toRupees(row.totalPaise),
    amountDue: toRupees(paymentOf(row).duePaise),
    waybill: courierWaybill(waybill),
    canCancel: canCancel(row.state),
    waitsFor: waitsFor(row.heldFor),
    replaces: row.replaces,
    rescueToken,
    items: lines.map(toItem),
  };
}

type OrderParts = SummaryParts & { events: EventRow[] } & Pick<Order, 'scans' | 'courier'>;

/** Returns the order of its customer in the wire format, with amounts, address, events and the links that act for the customer. */
export function toOrder(row: OrderRow & WithAmounts, found: OrderParts): Order {
  const end = endOfHold(row);
  return {
    ...toOrderSummary(row, found),
    ...shownAmounts(row, found.lines),
    sendOn: row.sendOn,
    confirmToken: waitsFor(row.heldFor) === 'confirmation' ? signConfirmLink(row.orderNumber) : null,
    confirmBy: end.confirmBy ?? null,
    waitsForStock: end.waitsForStock ?? false,
    // Staff replace a replacement again, and nobody returns one: its refund is that of the first order.
    returnToken: orderStates[row.state].hasArrived && !row.replaces ? signReturnLink(row.orderNumber) : null,
    address: toWire(row.address),
    business: row.registered,
    gift: row.gift,
    events: found.events.map(toEvent),
    courier: found.courier,
    scans: found.scans,
  };
}

/** Returns the amounts of an order in rupees. */
export function shownAmounts(
  row: OrderRow & WithAmounts,
  lines: LineRow[],
): Pick<Order, 'subtotal' | 'amounts' | 'discount' | 'platformFee'> {
  return {
    amounts: amountsOf(row, { ...row, lines }).map(({ code, name, paise }) => ({
      code,
      name,
      amount: toRupees(paise),
    })),
    subtotal: toRupees(row.subtotalPaise),
    discount: toRupees(row.discountPaise),
    platformFee: toRupees(row.feePaise),
  };
}

/** Returns a step of an order in the wire format. */
export function toEvent({ state, actor, at, note }: EventRow): Order['events'][number] {
  return { state, actor, at: at.toISOString(), note };
}

function toItem(line: LineRow): OrderSummary['items'][number] {
  return {
    productId: line.productId,
    sku: line.sku,
    productName: line.name,
    imageUrl: line.imageUrl,
    plan: line.plan,
    subscribe: line.frequencyDays > 0,
    frequencyDays: line.frequencyDays > 0 ? (line.frequencyDays as Frequency) : null,
    quantity: line.quantity,
    price: toRupees(line.unitPaise),
    packs: line.packs,
    parts: line.parts,
  };
}
