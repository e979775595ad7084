import { and, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { neverInvoiced } from '../../states.ts';
import { erasedCustomer, eraseWords } from './erase-customer.ts';
import { orderEvents, orders } from '../tables.ts';

/** The privacy notice promises it. */
export const guestOrderDays = 180;

/** An hour's sweep erases at most so many. The next one goes on. */
const mostAtOnce = 500;

/**
 * Locks orders without an account that ended without an invoice 180 days ago and still name their customer, in the caller's
 * transaction. Returns their ids. No law asks for the customer of an order that was never invoiced.
 */
export async function lockOldGuestOrders(tx: Db, { now }: { now: Date }): Promise<string[]> {
  const before = new Date(now.getTime() - guestOrderDays * dayMs);
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isNull(orders.userId),
        inArray(orders.state, neverInvoiced),
        ne(sql`${orders.address}->>'phone'`, ''),
        lt(orders.placedAt, before),
        sql`not exists (select from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.at} >= ${before.toISOString()})`,
      ),
    )
    .orderBy(orders.placedAt)
    .limit(mostAtOnce)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Erases the customer of orders without an account. Number, dates, goods, amounts and state of delivery stay for the reports. */
export async function eraseGuests(tx: Db, { orderIds }: { orderIds: string[] }): Promise<void> {
  await tx
    .update(orders)
    .set({
      address: sql`${orders.address} || ${erasedCustomer}`,
      contactEmail: null,
      registered: null,
      gift: null,
      bodyHash: '',
    })
    .where(and(inArray(orders.id, orderIds), isNull(orders.userId)));
  await eraseWords(tx, { orderIds, ofStaff: true });
}
