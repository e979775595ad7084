import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { returns } from './tables.ts';

/** Returns whether anybody asked for a return of an order. */
export async function hasReturn(db: Db, { orderId }: { orderId: string }): Promise<boolean> {
  const rows = await db.select({ id: returns.id }).from(returns).where(eq(returns.orderId, orderId)).limit(1);
  return rows.length > 0;
}
