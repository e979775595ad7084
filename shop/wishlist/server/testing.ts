import type { Db } from '#platform/server/db.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import type { WishlistOwner } from './open-wishlist.ts';

export async function makeWishlist(
  db: Db,
  productIds: number[],
  owner: WishlistOwner = {},
): Promise<WishlistOwner> {
  let held = owner;
  for (const productId of productIds) {
    const { newToken } = await addToWishlist(db, { owner: held, productId });
    if (newToken) held = { guestToken: newToken };
  }
  return held;
}
