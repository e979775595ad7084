import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { linesOf } from '#shop/addresses/postal-address.ts';
import { type Frequency, lineOptionsLabel } from '#shop/cart/line-options.ts';
import { partsText } from '#shop/catalog/stock-units.ts';
import type { Price, PriceLine } from '#shop/pricing/price-of.ts';
import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import {
  orderCancelledEmail,
  orderChangedEmail,
  orderPlacedEmail,
  orderUnconfirmedEmail,
} from '../emails/order-emails.ts';
import { endOfHold, type HoldReason, waitsFor } from '../hold.ts';
import type { Gift, OrderActor } from '../order.ts';
import { paymentOf } from '../payment-of.ts';
import { amountsOf, withAmounts } from './amounts/read-amounts.ts';
import { columnsOf } from './amounts/write-amounts.ts';
import type { PlacedOrder } from './placing/placed-order.ts';
import { orderLines, orders } from './tables.ts';
import { recipientOf, repeatsTyped, tellCustomer } from './tracking/tell-customer.ts';
import { signConfirmLink } from './tracking/signed-links.ts';
import { stateAfter } from '../states.ts';

/** Tells the customer about a placed order, in the order's transaction. */
export async function queueOrderEmail(
  tx: Db,
  {
    email,
    giver,
    isGuest,
    orderNumber,
    address,
    order,
    items,
    price,
    estimatedDeliveryDate,
    ...placed
  }: PlacedOrder,
): Promise<void> {
  const data = {
    orderNumber,
    ...typedTexts({ address, gift: order.gift, isRepeated: !isGuest }),
    lines: items.map(({ name, lineOptions, quantity, unitPaise, packs, parts, imageUrl }) => ({
      name,
      choice: lineOptionsLabel({ ...lineOptions, packs }),
      parts: partsText(parts),
      quantity,
      linePaise: unitPaise * quantity,
      image: imageUrl,
    })),
    ...amountsOfEmail(price),
    totalPaise: price.payablePaise,
    atDoorPaise: paymentOf({ ...order, state: stateAfter.placing, totalPaise: price.payablePaise })
      .atDoorPaise,
    // The day counts from the confirmation.
    promise: placed.heldFor
      ? null
      : estimatedDeliveryDate && estimateMessage({ pincode: address.pincode, estimatedDeliveryDate }),
    ...greetedOf({ giver, address }),
    confirmToken: tokenOf({ orderNumber, heldFor: placed.heldFor }),
    ...endOfHold({ heldFor: placed.heldFor, heldAt: placed.placedAt }),
  };
  await tellCustomer(
    tx,
    { email, phone: address.phone, isGuest },
    { email: orderPlacedEmail, data, orderNumber },
  );
}

type Changed = {
  order: typeof orders.$inferSelect;
  lines: (typeof orderLines.$inferSelect)[];
  amounts: PriceLine[];
  /** The names of offers that the order has no more. */
  lostOffers?: string[];
  /** The changed parts, in words. */
  changes: string[];
  isSamePrice: boolean;
};

/** Queues the email about an order that staff changed, in the transaction that changes it. */
export async function queueChangedEmail(
  tx: Db,
  { lostOffers = [], changes, isSamePrice, ...stored }: Changed,
): Promise<void> {
  const { orderNumber } = stored.order;
  const to = await recipientOf(tx, stored.order);
  const data = {
    ...dataOf({ ...stored, to }),
    changes,
    isSamePrice,
    ...(lostOffers.length > 0 ? { lostOffers } : {}),
  };
  await tellCustomer(tx, to, { email: orderChangedEmail, data, orderNumber });
}

/** Tells the customer that an order is placed which waited for its payment, in the transaction that releases it. */
export async function queueAcceptedEmail(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  const [found] = await tx.select(withAmounts).from(orders).where(eq(orders.id, orderId));
  const order = found!;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const to = await recipientOf(tx, order);
  const data = dataOf({ order, lines, amounts: amountsOf(order, { ...order, lines }), to });
  await tellCustomer(tx, to, { email: orderPlacedEmail, data, orderNumber: order.orderNumber });
}

type OrderTold = Pick<Changed, 'order' | 'lines' | 'amounts'> & {
  to: Awaited<ReturnType<typeof recipientOf>>;
};

/** Returns the data of an email about a stored order. */
function dataOf({ order, lines, amounts, to }: OrderTold) {
  const { orderNumber, address, estimatedDeliveryDate, totalPaise } = order;
  return {
    orderNumber,
    ...typedTexts({ address, gift: order.gift, isRepeated: repeatsTyped(order) }),
    ...greetedOf({ giver: to.name, address }),
    ...(order.replaces ? { replaces: order.replaces } : {}),
    ...amountsOfEmail({ subtotalPaise: order.subtotalPaise, lines: amounts }),
    totalPaise,
    atDoorPaise: paymentOf(order).atDoorPaise,
    lines: lines.map(({ name, plan, frequencyDays, quantity, unitPaise, packs, parts, imageUrl }) => ({
      name,
      choice: lineOptionsLabel({ plan, frequencyDays: frequencyDays as Frequency | 0, packs }),
      parts: partsText(parts),
      quantity,
      linePaise: unitPaise * quantity,
      image: imageUrl,
    })),
    promise:
      waitsFor(order.heldFor) === 'confirmation'
        ? null
        : estimatedDeliveryDate && estimateMessage({ pincode: address.pincode, estimatedDeliveryDate }),
    business: repeatsTyped(order) ? order.registered : null,
    confirmToken: tokenOf(order),
    ...endOfHold(order),
  };
}

type Typed = Pick<typeof orders.$inferSelect, 'address'> & {
  gift: Gift | null | undefined;
  isRepeated: boolean;
};

/** Returns what somebody typed. An email that nobody has proved gets none of it, so that no stranger is sent texts in the shop's name. */
export function typedTexts({ address, gift = null, isRepeated }: Typed) {
  const { name, phone, state, pincode } = address;
  if (isRepeated) return { name, address: [...linesOf(address), phone], gift };
  return { name: '', address: [`${state} ${pincode}`], gift: gift && { message: '' } };
}

/** Returns the name of the account, which emails greet, where the parcel goes to somebody else. */
export function greetedOf({ giver, address }: { giver: string; address: { name: string } }) {
  return giver && giver !== address.name ? { giver } : {};
}

/** An older process shows the two sums. */
function amountsOfEmail({ subtotalPaise, lines }: Pick<Price, 'subtotalPaise' | 'lines'>) {
  return { subtotalPaise, ...columnsOf(lines), amounts: lines.map(({ name, paise }) => ({ name, paise })) };
}

type OrderAt = { order: typeof orders.$inferSelect; now: Date };

/** Queues the one reminder about an order that waits for its customer. */
export async function queueReminderEmail(tx: Db, { order, now }: OrderAt): Promise<void> {
  const { orderNumber, totalPaise } = order;
  const to = await recipientOf(tx, order);
  const data = {
    orderNumber,
    name: to.name,
    totalPaise,
    atDoorPaise: paymentOf(order).atDoorPaise,
    confirmToken: signConfirmLink(orderNumber, now),
    ...endOfHold(order),
  };
  await tellCustomer(tx, to, { email: orderUnconfirmedEmail, data, orderNumber });
}

function tokenOf({ orderNumber, heldFor }: { orderNumber: string; heldFor: HoldReason | null }) {
  return waitsFor(heldFor) === 'confirmation' ? signConfirmLink(orderNumber) : null;
}

/** Queues the email about a cancelled order, in the transaction that cancels it. */
export async function queueCancelledEmail(
  tx: Db,
  { orderId, actor }: { orderId: string; actor: OrderActor },
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const { orderNumber } = order;
  const to = await recipientOf(tx, order);
  const data = {
    orderNumber,
    name: to.name,
    byShopper: actor === 'shopper',
    ...(actor === 'system' ? { isUnconfirmed: true } : {}),
    ...(order.replaces ? { replaces: order.replaces } : {}),
  };
  await tellCustomer(tx, to, { email: orderCancelledEmail, data, orderNumber });
}
