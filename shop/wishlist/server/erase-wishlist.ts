import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { wishlists } from './tables.ts';

/** Removes a person's wishlist with all that is in it. */
export async function eraseWishlist(tx: Db, { userId }: { userId: number }): Promise<void> {
  await tx.delete(wishlists).where(eq(wishlists.userId, userId));
}

/** Removes guests' wishlists that were not changed for as long as their cookie lives: nobody can open them any more. */
export async function deleteOldWishlists(db: Db): Promise<void> {
  await db
    .delete(wishlists)
    .where(and(isNotNull(wishlists.guestHash), lt(wishlists.updatedAt, sql`now() - interval '180 days'`)));
}
