import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { linesOf } from '#shop/addresses/postal-address.ts';
import { lineOptionsLabel } from '#shop/cart/line-options.ts';
import { partsText } from '#shop/catalog/stock-units.ts';
import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { orderCancelledEmail, orderPlacedEmail } from '../emails/order-emails.ts';
import type { OrderActor } from '../order.ts';
import type { PlacedOrder } from './place-order.ts';
import { orders } from './tables.ts';

/** Queues the email about a placed order to the account's address, in the order's transaction. */
export async function queueOrderEmail(
  tx: Db,
  { email, orderNumber, address, items, totals, estimatedDeliveryDate }: PlacedOrder,
): Promise<void> {
  const data = {
    orderNumber,
    name: address.name,
    lines: items.map(({ name, choice, quantity, unitPaise, packs, parts }) => ({
      name,
      choice: lineOptionsLabel({ ...choice, packs }),
      parts: partsText(parts),
      quantity,
      linePaise: unitPaise * quantity,
    })),
    subtotalPaise: totals.subtotalPaise,
    discountPaise: totals.discountPaise,
    feePaise: totals.feePaise,
    totalPaise: totals.payablePaise,
    address: [...linesOf(address), address.phone],
    promise:
      estimatedDeliveryDate &&
      estimateMessage({ pincode: address.pincode, deliverBy: estimatedDeliveryDate }),
  };
  await queueEmail(tx, orderPlacedEmail, { to: email, data, about: orderNumber });
}

/** Queues the email about a cancelled order, in the transaction that cancels it. */
export async function queueCancelledEmail(
  tx: Db,
  { orderId, actor }: { orderId: string; actor: OrderActor },
): Promise<void> {
  const [order] = await tx
    .select({ email: users.email, orderNumber: orders.orderNumber, address: orders.address })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!order) return;
  const data = {
    orderNumber: order.orderNumber,
    name: order.address.name,
    byShopper: actor === 'shopper',
  };
  await queueEmail(tx, orderCancelledEmail, { to: order.email, data, about: order.orderNumber });
}
