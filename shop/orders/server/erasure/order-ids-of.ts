import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orders } from '../tables.ts';

/** The ids of a person's orders, by which other modules know what hangs on them. */
export async function orderIdsOf(db: Db, { userId }: { userId: number }): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  return rows.map(({ id }) => id);
}
