import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { carts } from './tables.ts';

export async function eraseCart(tx: Db, { userId }: { userId: number }): Promise<void> {
  await tx.delete(carts).where(eq(carts.userId, userId));
}

/** Deletes guests' carts without a change for 30 days. */
export async function deleteOldCarts(db: Db): Promise<void> {
  await db
    .delete(carts)
    .where(and(isNotNull(carts.guestHash), lt(carts.updatedAt, sql`now() - interval '30 days'`)));
}
