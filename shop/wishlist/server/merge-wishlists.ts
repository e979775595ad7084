import { desc, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { maxWishlistItems } from '../contract.ts';
import { lockWishlist, openUsersWishlist } from './open-wishlist.ts';
import { wishlistItems, wishlists } from './tables.ts';

/**
 * Merges the guest's wishlist into the user's at sign-in, in its transaction: newest items first, up to the limit. Deletes
 * the guest's list, so that its token opens nothing. An unknown token changes nothing.
 */
export async function mergeWishlists(
  tx: Db,
  { guestToken, userId }: { guestToken: string | undefined; userId: number },
): Promise<void> {
  await inTransaction(tx, async (on) => {
    const from = await lockWishlist(on, { guestToken });
    if (!from) return;
    const into = await openUsersWishlist(on, userId);
    const own = await keptIn(on, into);
    const known = new Set(own.map(({ productId }) => productId));
    const incoming = (await keptIn(on, from))
      .filter(({ productId }) => !known.has(productId))
      .slice(0, maxWishlistItems - own.length)
      .map(({ productId, addedAt }) => ({ wishlistId: into, productId, addedAt }));
    if (incoming.length > 0) await on.insert(wishlistItems).values(incoming);
    await on.delete(wishlists).where(eq(wishlists.id, from));
  });
}

function keptIn(tx: Db, wishlistId: string) {
  return tx
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistId, wishlistId))
    .orderBy(desc(wishlistItems.addedAt));
}
