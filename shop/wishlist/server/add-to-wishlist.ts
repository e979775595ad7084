import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { maxWishlistItems, refusals } from '../contract.ts';
import { openWishlist, type WishlistOwner } from './open-wishlist.ts';
import { wishlistItems } from './tables.ts';

/**
 * Adds a product to the owner's wishlist; a repeated one keeps its place. `addedAt` gives a product its old place. Returns the
 * token of a new guest's cookie if the list is new. Refuses an unknown product (404) and more than the list holds (409).
 */
export async function addToWishlist(
  db: Db,
  { owner, productId, addedAt }: { owner: WishlistOwner; productId: number; addedAt?: Date | undefined },
): Promise<{ newToken?: string }> {
  return inTransaction(db, async (tx) => {
    await refuseUnknown(tx, productId);
    const { wishlistId, newToken } = await openWishlist(tx, owner);
    const added = await tx
      .insert(wishlistItems)
      .values({ wishlistId, productId, ...(addedAt ? { addedAt } : {}) })
      .onConflictDoNothing()
      .returning();
    const kept = await tx.$count(wishlistItems, eq(wishlistItems.wishlistId, wishlistId));
    if (added.length > 0 && kept > maxWishlistItems) throw refusals.wishlistFull();
    return newToken ? { newToken } : {};
  });
}

async function refuseUnknown(tx: Db, productId: number): Promise<void> {
  const known = and(eq(products.id, productId), eq(products.published, true));
  if ((await tx.$count(products, known)) === 0) throw refusals.productNotFound();
}
