import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orders } from '../tables.ts';

/** The ids of a person's orders, by which other rooms know what hangs on them. */
export async function orderIdsOf(db: Db, { personId }: { personId: number }): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.personId, personId));
  return rows.map(({ id }) => id);
}
