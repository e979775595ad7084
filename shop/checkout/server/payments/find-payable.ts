import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { linkRefusals } from '#shop/orders/tracking/contract.ts';
import { withAmounts } from '#shop/orders/server/amounts/read-amounts.ts';
import { isErased } from '#shop/orders/server/erase/erase-customer.ts';
import { findOrder } from '#shop/orders/server/get-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { readTrackLink } from '#shop/orders/server/tracking/signed-links.ts';

/** The customer of the order, or anybody with its tracking link, such as a guest. */
export type Payer = { userId: number; orderNumber: string } | { token: string };

/** Returns the order that somebody may pay. Refuses an unknown or foreign one, and a link that is over (404). */
export async function findPayable(db: Db, payer: Payer, now: Date): ReturnType<typeof findOrder> {
  if ('userId' in payer) return findOrder(db, payer);
  const orderNumber = readTrackLink(payer.token, now);
  const [order] = orderNumber
    ? await db.select(withAmounts).from(orders).where(eq(orders.orderNumber, orderNumber))
    : [];
  if (!order || isErased(order)) throw linkRefusals.linkOver();
  return order;
}
