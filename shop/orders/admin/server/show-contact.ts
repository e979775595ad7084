import type { Db } from '#platform/server/db.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { linesOf } from '#shop/addresses/postal-address.ts';
import type { Contact } from '../contract.ts';
import type { AccessKind } from '#shop/accounts/access-kinds.ts';
import { recipientOf } from '../../server/tracking/tell-customer.ts';
import { findAnyOrder, type OrderTableRow } from './find-any-order.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';

/** The staff member who looks, and for what. */
export type Looker = { userId: number; role: StaffRole; what?: AccessKind };

/** Returns a customer's contact and logs the access (POST …/contact). Refuses an unknown order (404). */
export async function showContact(
  db: Db,
  { orderNumber, ...by }: Looker & { orderNumber: string },
): Promise<Contact> {
  return readContact(db, await findAnyOrder(db, { orderNumber }), by);
}

/** Returns what of a customer's contact the role may see, and logs the access. A packer gets neither phone nor email. */
export async function readContact(
  db: Db,
  order: OrderTableRow,
  { userId, role, what = 'contact' }: Looker,
): Promise<Contact> {
  const { id: orderId, address } = order;
  await logAccess(db, { orderId, userId, what });
  const mayCall = role !== 'packer';
  const { email } = mayCall ? await recipientOf(db, order) : { email: null };
  return {
    name: address.name,
    addressLines: address.addressLine ? linesOf(address) : [],
    phone: mayCall && address.phone ? address.phone : null,
    email,
  };
}
