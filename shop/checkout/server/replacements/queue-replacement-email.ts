import type { Db } from '#platform/server/db.ts';
import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import { replacementPlacedEmail } from '#shop/orders/emails/order-emails.ts';
import type { orderLines, orders } from '#shop/orders/server/tables.ts';
import { greetedOf, typedTexts } from '#shop/orders/server/queue-order-email.ts';
import { recipientOf, repeatsTyped, tellCustomer } from '#shop/orders/server/tracking/tell-customer.ts';

type Placed = { order: typeof orders.$inferSelect; lines: (typeof orderLines.$inferSelect)[] };

/** Tells the customer that goods are sent again, in the transaction that places their order. */
export async function queueReplacementEmail(tx: Db, { order, lines }: Placed): Promise<void> {
  const { orderNumber, address, estimatedDeliveryDate } = order;
  const to = await recipientOf(tx, order);
  const typed = typedTexts({ address, gift: null, isRepeated: repeatsTyped(order) });
  const data = {
    orderNumber,
    name: typed.name,
    address: typed.address,
    ...greetedOf({ giver: to.name, address }),
    replaces: order.replaces ?? '',
    lines: lines.map(({ name, quantity }) => ({ name, quantity })),
    promise: estimatedDeliveryDate && estimateMessage({ pincode: address.pincode, estimatedDeliveryDate }),
  };
  await tellCustomer(tx, to, { email: replacementPlacedEmail, data, orderNumber });
}
