import type { Db } from '#platform/server/db.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { waitsFor } from '../../hold.ts';
import { signConfirmLink, signTrackLink } from '../../server/tracking/signed-links.ts';
import { hasUnprovedEmail } from '../../server/tracking/tell-customer.ts';
import { trackingMessage } from '../contact-links.ts';
import { type TrackLink, refusals } from '../contract.ts';
import { findAnyOrder } from './find-any-order.ts';
import { showContact } from './show-contact.ts';

type Sharing = {
  orderNumber: string;
  userId: number;
  role: StaffRole;
  shop: { url: string; name: string };
};

/**
 * Returns a WhatsApp chat with a text about an order and its tracking link, for a customer who gets no email
 * (POST /api/admin/orders/{orderNumber}/track-link). The link shows the parcel for 60 days and changes nothing. An order without an account
 * that waits for its confirmation has the link for that too, which else only its email has. Logs the access. Refuses an
 * unknown order (404), and one without a phone (409).
 */
export async function shareTrackLink(db: Db, { orderNumber, shop, ...by }: Sharing): Promise<TrackLink> {
  const order = await findAnyOrder(db, { orderNumber });
  const { state } = order;
  const { phone, name } = await showContact(db, { orderNumber, ...by, what: 'track_link' });
  if (!phone) throw refusals.noPhone();
  const url = `${shop.url}/track/${signTrackLink(orderNumber)}`;
  const isAsked = hasUnprovedEmail(order) && waitsFor(order.heldFor) === 'confirmation';
  const confirmUrl = isAsked
    ? `${shop.url}/order-link?do=confirm&token=${signConfirmLink(orderNumber)}`
    : null;
  const text = trackingMessage({ name, shopName: shop.name, orderNumber, state, url, confirmUrl });
  return { text, chat: `https://wa.me/91${phone}?text=${encodeURIComponent(text)}` };
}
