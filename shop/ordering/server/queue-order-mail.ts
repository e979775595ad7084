import type { Db } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { choiceLabel } from '#shop/cart/choice.ts';
import type { OrderMail } from '../order-mail.ts';
import type { PlacedOrder } from './place-order.ts';

/** Queues the mail about a placed order, in its transaction, to the address the account is known by. */
export async function queueOrderMail(
  tx: Db,
  { email, orderNumber, order, items, totals }: PlacedOrder,
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
  };
  await queueMail(tx, { to: email, template: 'order-placed', data });
}
