import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { lockWishlist, type WishlistOwner } from './open-wishlist.ts';
import { wishlistItems } from './tables.ts';

/** Removes a product from the owner's wishlist. A missing one changes nothing. */
export async function removeFromWishlist(
  db: Db,
  { owner, productId }: { owner: WishlistOwner; productId: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const wishlistId = await lockWishlist(tx, owner);
    if (!wishlistId) return;
    await tx
      .delete(wishlistItems)
      .where(and(eq(wishlistItems.wishlistId, wishlistId), eq(wishlistItems.productId, productId)));
  });
}
