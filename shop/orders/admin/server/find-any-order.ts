import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { orders } from '../../server/tables.ts';

export type OrderTableRow = typeof orders.$inferSelect;

/** Returns the row of any customer's order. Refuses an unknown number (404). */
export async function findAnyOrder(db: Db, { orderNumber }: { orderNumber: string }): Promise<OrderTableRow> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw refusals.orderNotFound();
  return order;
}
