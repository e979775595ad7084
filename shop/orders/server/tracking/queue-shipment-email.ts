import { asc, eq } from 'drizzle-orm';
import type { Email } from '#platform/emails/define-email.ts';
import { isOver } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import { findParcelCourier } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { findShipment } from '#shop/shipping/server/shipments/find-shipment.ts';
import {
  orderDeliveredEmail,
  orderLostEmail,
  orderOutForDeliveryEmail,
  orderReturnedEmail,
  orderShippedEmail,
  orderUndeliveredEmail,
  type ShipmentEmailData,
} from '../../emails/order-emails.ts';
import { orderLines, orders } from '../tables.ts';
import { hasUnprovedEmail, recipientOf, tellCustomer } from './tell-customer.ts';
import { redeliveryTokenOf } from './open-try.ts';
import { signInvoiceLink, signReturnLink, signReviewLink, signTrackLink } from './signed-links.ts';
import { paymentOf } from '../../payment-of.ts';
import type { OrderEmail } from '../../state-record.ts';

/** Emails about a shipment share their data. */
export type ShipmentEmail = Exclude<OrderEmail, 'order-placed' | 'order-cancelled'>;

const templates: { [Name in ShipmentEmail]: Email<typeof orderShippedEmail.data, Name> } = {
  'order-shipped': orderShippedEmail,
  'order-out-for-delivery': orderOutForDeliveryEmail,
  'order-delivered': orderDeliveredEmail,
  'order-undelivered': orderUndeliveredEmail,
  'order-returned': orderReturnedEmail,
  'order-lost': orderLostEmail,
};

/** Queues an email about an order's shipment, in the transaction that changes it. */
export async function queueShipmentEmail(
  tx: Db,
  { orderId, template }: { orderId: string; template: ShipmentEmail },
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const { orderNumber, address, totalPaise, estimatedDeliveryDate: date } = order;
  const shipment = await findShipment(tx, { orderId });
  const to = await recipientOf(tx, order);
  // These links show or change what was typed, and nobody has proved who reads the email.
  const mayAct = !hasUnprovedEmail(order);
  const data: ShipmentEmailData = {
    orderNumber,
    name: to.name,
    ...(order.gift ? { isGift: true } : {}),
    totalPaise,
    atDoorPaise: paymentOf(order).atDoorPaise,
    waybill: shipment?.waybill ?? null,
    courier: await findParcelCourier(tx, { orderId }),
    trackToken: signTrackLink(orderNumber),
    invoiceToken: mayAct ? signInvoiceLink(orderNumber) : null,
    rescueToken: template === 'order-undelivered' ? await redeliveryTokenOf(tx, order) : null,
    returnToken:
      mayAct && template === 'order-delivered' && !order.replaces ? signReturnLink(orderNumber) : null,
    promise:
      date && !isOver(date)
        ? estimateMessage({ pincode: address.pincode, estimatedDeliveryDate: date })
        : null,
    lines: await productsOf(tx, orderId),
    ...(order.replaces ? { replaces: order.replaces } : {}),
  };
  await tellCustomer(tx, to, { email: templates[template], data, orderNumber });
}

/** Each product once, however many lines it has. */
async function productsOf(tx: Db, orderId: string): Promise<ShipmentEmailData['lines']> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return [...Map.groupBy(rows, ({ productId }) => productId).values()].map((lines) => ({
    name: lines[0]!.name,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    reviewToken: signReviewLink(lines[0]!.id),
  }));
}
