import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { erasedAddress } from '#shop/addresses/postal-address.ts';
import { refusals } from '../../contract.ts';
import { finalStates, neverInvoiced } from '../../states.ts';
import { orders } from '../tables.ts';

/**
 * From this total on an invoice must name its customer, even without a GSTIN (rule 46 (e) of the CGST rules). Below it needs
 * goods, amounts, dates and the state of delivery, which is the place of supply.
 */
export const invoiceNamesCustomerFromPaise = 50_000_00;

/** Replaces a customer's address, as JSON. The state of delivery stays. */
export const erasedCustomer = sql`${JSON.stringify(erasedAddress)}::jsonb`;

/** Refuses (409) while a customer has an open order, whose parcel and cash need a name. */
export async function refuseOpenOrders(db: Db, { userId }: { userId: number }): Promise<void> {
  const open = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.state, finalStates)))
    .orderBy(asc(orders.placedAt));
  if (open.length > 0) throw refusals.stillUnderWay(open.map(({ orderNumber }) => orderNumber));
}

/**
 * Erases the customer of a user's orders. Number, dates, goods, amounts and state of delivery stay for the books; name and
 * address stay only when an invoice must name its customer. Refuses open orders (409).
 */
export async function eraseCustomer(
  tx: Db,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await refuseOpenOrders(tx, { userId });
  // Orders by phone without an account may name the address too.
  await tx.update(orders).set({ contactEmail: null }).where(eq(orders.contactEmail, email));
  const { address, registered, state, totalPaise } = orders;
  const isInvoiced = notInArray(state, neverInvoiced);
  // The invoice of a registered customer names it at any amount (rule 46 (d)).
  const kept = sql`case when (${totalPaise} >= ${invoiceNamesCustomerFromPaise} or ${registered} is not null) and ${isInvoiced}
    then ${address} || '{"phone": ""}'::jsonb
    else ${address} || ${erasedCustomer} end`;
  const forgotten = await tx
    .update(orders)
    .set({
      userId: null,
      contactEmail: null,
      bodyHash: '',
      address: kept,
      registered: sql`case when ${isInvoiced} then ${registered} end`,
      gift: null,
    })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  const orderIds = forgotten.map(({ id }) => id);
  await eraseWords(tx, { orderIds, ofStaff: false });
}

/**
 * Deletes the notes about erased orders, and the words of their events that the customer wrote, or that staff wrote too. A function of the owner
 * does it, since the shop's role only adds such rows (decision 79). Orders that still name a customer keep theirs.
 */
export async function eraseWords(
  tx: Db,
  { orderIds, ofStaff }: { orderIds: string[]; ofStaff: boolean },
): Promise<void> {
  await tx.execute(sql`select erase_words_of_orders(${sql.param(orderIds)}::uuid[], ${ofStaff})`);
}

/** Erases name and address from orders without a user, once their invoices are old enough. */
export async function eraseInvoicedCustomers(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  await tx
    .update(orders)
    .set({
      address: sql`${orders.address} || ${erasedCustomer}`,
      contactEmail: null,
      registered: null,
      gift: null,
    })
    .where(and(inArray(orders.id, orderIds), isNull(orders.userId)));
}

/** Returns the ids of a user's orders, for modules that store data by order. */
export async function orderIdsOf(db: Db, { userId }: { userId: number }): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  return rows.map(({ id }) => id);
}

/** Returns whether the customer of an order is erased. An order by phone never had an account, and keeps its phone number until then. */
export function isErased({
  userId,
  address,
}: Pick<typeof orders.$inferSelect, 'userId' | 'address'>): boolean {
  return userId === null && address.phone === '';
}
