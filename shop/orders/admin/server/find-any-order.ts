import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { type WithAmounts, withAmounts } from '../../server/amounts/read-amounts.ts';
import { orders } from '../../server/tables.ts';

export type OrderTableRow = typeof orders.$inferSelect & WithAmounts;

/** Returns the row of any customer's order. Refuses an unknown number (404). */
export async function findAnyOrder(db: Db, { orderNumber }: { orderNumber: string }): Promise<OrderTableRow> {
  const [order] = await db.select(withAmounts).from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw refusals.orderNotFound();
  return order;
}
