import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { choiceLabel } from '#shop/cart/choice.ts';
import { sayPromise } from '#shop/delivery/promise/promise-words.ts';
import { people } from '#shop/identity/server/tables.ts';
import type { CancelledMail, OrderMail } from '../order-mail.ts';
import type { OrderActor } from '../order.ts';
import type { PlacedOrder } from './place-order.ts';
import { orders } from './tables.ts';

/** Queues the mail about a placed order, in its transaction, to the address the account is known by. */
export async function queueOrderMail(
  tx: Db,
  { email, orderNumber, order, items, totals, promisedFor }: PlacedOrder,
): Promise<void> {
  const data: OrderMail = {
    orderNumber,
    name: order.customerName,
    lines: items.map(({ name, choice, quantity, unitPaise }) => ({
      name,
      choice: choiceLabel(choice),
      quantity,
      linePaise: unitPaise * quantity,
    })),
    subtotalPaise: totals.subtotalPaise,
    discountPaise: totals.discountPaise,
    feePaise: totals.feePaise,
    totalPaise: totals.payablePaise,
    address: [order.addressLine, `${order.city}, ${order.state} ${order.pincode}`, order.customerPhone],
    promise: promisedFor && sayPromise({ pincode: order.pincode, deliverBy: promisedFor }),
  };
  await queueMail(tx, { to: email, template: 'order-placed', data, about: orderNumber });
}

/** Queues the mail about a cancelled order, in the transaction that cancels it. */
export async function queueCancelledMail(
  tx: Db,
  { orderId, actor }: { orderId: string; actor: OrderActor },
): Promise<void> {
  const [order] = await tx
    .select({ email: people.email, orderNumber: orders.orderNumber, address: orders.address })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.personId))
    .where(eq(orders.id, orderId));
  if (!order) return;
  const data: CancelledMail = {
    orderNumber: order.orderNumber,
    name: order.address.name,
    byShopper: actor === 'shopper',
  };
  await queueMail(tx, { to: order.email, template: 'order-cancelled', data, about: order.orderNumber });
}
