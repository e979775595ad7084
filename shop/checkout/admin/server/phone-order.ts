import type { Charges } from '#shop/pricing/amounts.ts';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { canonicalEmail } from '#platform/canonical-email.ts';
import { logCreation } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { readMobile } from '#platform/reading/read-phone.ts';
import type { Db } from '#platform/server/db.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { lineOptionsOfSku } from '#shop/cart/line-options.ts';
import { refuseOtherStateOfPincode } from '#shop/pincodes/server/refuse-other-state.ts';
import { type Dispatch, estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import { usualMethod } from '#shop/payments/methods.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { placeOrder } from '../../server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { type FoundCustomer, type PhoneOrder, refusals } from '../phone-order.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { orderKind } from '../../server/edit/order-kind.ts';

/** One phone may belong to the orders of a family. */
const mostFound = 5;

/**
 * Finds the accounts of a whole phone number or email, each with its last address, and logs an access to each
 * (POST /api/admin/orders/customer). A part of a number finds nothing.
 */
export async function findCustomers(
  db: Db,
  { q, userId }: { q: string; userId: number },
): Promise<FoundCustomer[]> {
  const ids = q.includes('@') ? await idsOfEmail(db, q) : await idsOfPhone(db, q);
  const found: FoundCustomer[] = [];
  for (const id of ids) {
    const [user] = await db
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, id));
    if (!user) continue;
    const [last] = await db
      .select({ id: orders.id, address: orders.address })
      .from(orders)
      .where(eq(orders.userId, id))
      .orderBy(desc(orders.placedAt))
      .limit(1);
    await logAccess(db, { userId, what: 'customer', ...(last ? { orderId: last.id } : {}) });
    const { country: _country, ...address } = last?.address ?? { country: '' };
    found.push({
      id,
      name: [user.firstName, user.lastName].filter(Boolean).join(' '),
      address: 'name' in address ? address : null,
    });
  }
  return found;
}

async function idsOfEmail(db: Db, written: string): Promise<number[]> {
  const email = canonicalEmail(written);
  if (email === null) return [];
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.map(({ id }) => id);
}

async function idsOfPhone(db: Db, written: string): Promise<number[]> {
  const reading = readMobile(written);
  if ('problem' in reading) return [];
  const rows = await db
    .selectDistinct({ id: orders.userId })
    .from(orders)
    .where(and(sql`${orders.address}->>'phone' = ${reading.value}`, isNotNull(orders.userId)))
    .limit(mostFound);
  return rows.flatMap(({ id }) => id ?? []);
}

type Placing = {
  order: PhoneOrder;
  dispatch: Dispatch;
  charges: Charges;
  isClosed: boolean;
  by: Author & { userId: number };
};

/**
 * Places an order that a customer gave by phone, as the checkout does (POST /api/admin/orders). It has the prices of today, no caps, no
 * wait for a confirmation, and an email with an account or an address for it. The change log names the author. Returns the
 * number; a repeated orderId gets the first one. Refuses an address outside the state of a seller who may sell there only (400),
 * changed prices, too little stock, a new subscription and a closed shop (409), an orderId with another order (422).
 */
export async function placePhoneOrder(
  db: Db,
  { order, dispatch, charges, isClosed, by }: Placing,
): Promise<{ orderNumber: string }> {
  const { customerId: userId, pincode, lines, keepState } = order;
  if (lines.some(({ sku }) => (lineOptionsOfSku(sku)?.frequencyDays ?? 0) > 0))
    throw refusals.noSubscription();
  if (userId !== null) {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [userId]));
    if (!user) throw refusals.noCustomer();
  }
  if (!(await db.$count(orders, eq(orders.id, order.orderId))))
    await refuseOtherStateOfPincode(db, { place: order, keepState });
  const { estimatedDeliveryDate } = await estimateDelivery(db, { pincode, dispatch });
  const { orderNumber } = await placeOrder(db, {
    userId,
    order: bodyOf(order),
    estimatedDeliveryDate,
    actor: 'staff',
    authorId: by.userId,
    channel: 'phone',
    contactEmail: order.email || null,
    charges,
    area: dispatch,
    isClosed,
    onPlaced: async (tx, { orderNumber: id }) => void (await logCreation(tx, orderKind, { id, by })),
  });
  return { orderNumber };
}

/** The body of a checkout. Leaves the cart of the customer alone. */
function bodyOf({ orderId, totalAmount, lines, name, phone, ...place }: PhoneOrder): PlaceOrderBody {
  const { addressLine, city, state, pincode, buyerGstin, buyerName } = place;
  return {
    orderId,
    paymentMode: usualMethod,
    totalAmount,
    customerName: name,
    customerPhone: phone,
    addressLine,
    city,
    state,
    country: 'India',
    pincode,
    items: lines,
    ...(buyerGstin ? { buyerGstin } : {}),
    ...(buyerName ? { buyerName } : {}),
    buyNow: true,
  };
}
