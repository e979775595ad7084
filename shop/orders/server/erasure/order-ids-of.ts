import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orders } from '../tables.ts';

/** Returns the ids of a user's orders, for modules that store data by order. */
export async function orderIdsOf(db: Db, { userId }: { userId: number }): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  return rows.map(({ id }) => id);
}
