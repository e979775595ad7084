import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { wishlists } from './tables.ts';

export async function eraseWishlist(tx: Db, { userId }: { userId: number }): Promise<void> {
  await tx.delete(wishlists).where(eq(wishlists.userId, userId));
}

/** Deletes guests' wishlists whose cookie has expired, since nobody can open them. */
export async function deleteOldWishlists(db: Db): Promise<void> {
  await db
    .delete(wishlists)
    .where(and(isNotNull(wishlists.guestHash), lt(wishlists.updatedAt, sql`now() - interval '180 days'`)));
}
