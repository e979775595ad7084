import type { Db } from '#platform/server/db.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { showContact } from '#shop/orders/admin/server/show-contact.ts';
import { signReturnLink } from '#shop/orders/server/tracking/signed-links.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { refusals } from '../../contract.ts';
import { returnLinks } from '../../server/tables.ts';
import type { SharedLink } from '../contract.ts';
import { orderStates } from '#shop/orders/states.ts';

type Params = {
  orderNumber: string;
  userId: number;
  role: StaffRole;
  shop: { url: string; name: string };
};

/**
 * Returns the signed link to the returns of a delivered order, valid for 60 days, and a WhatsApp chat with the customer that holds it
 * (POST /api/admin/orders/{orderNumber}/returns/link). Logs the access to the phone, and who fetched the link. Without a phone
 * `chat` is null. Refuses an unknown order (404) and an order that is not delivered (409).
 */
export async function shareReturnLink(db: Db, { orderNumber, shop, ...by }: Params): Promise<SharedLink> {
  const { id: orderId, state } = await findAnyOrder(db, { orderNumber });
  if (!orderStates[state].hasArrived) throw refusals.notDelivered();
  const { phone, name } = await showContact(db, { orderNumber, ...by, what: 'return_link' });
  await db.insert(returnLinks).values({ orderId, userId: by.userId });
  const url = `${shop.url}/order-link?do=return&token=${signReturnLink(orderNumber)}`;
  const text = `Namaste ${name}, this is ${shop.name} about your order ${orderNumber}. Here you can return something of it: ${url}`;
  return { url, chat: phone ? `https://wa.me/91${phone}?text=${encodeURIComponent(text)}` : null };
}
