import { eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { hashGuestToken, newGuestToken } from '#platform/server/secrets/guest-token.ts';
import { wishlists } from './tables.ts';

/** A signed-in user, otherwise the guest with this cookie token. */
export type WishlistOwner = { userId?: number | undefined; guestToken?: string | undefined };

/**
 * Returns the owner's wishlist, locked until the end of the transaction. Creates a missing one; `newToken` is the token for a
 * new guest's cookie. Never accepts a foreign token.
 */
export async function openWishlist(
  tx: Db,
  owner: WishlistOwner,
): Promise<{ wishlistId: string; newToken?: string }> {
  if (owner.userId !== undefined) return { wishlistId: await openUsersWishlist(tx, owner.userId) };
  const known = await lockWishlist(tx, owner);
  if (known) return { wishlistId: known };
  const newToken = newGuestToken();
  const [made] = await tx
    .insert(wishlists)
    .values({ guestHash: hashGuestToken(newToken) })
    .returning({ id: wishlists.id });
  return { wishlistId: made!.id, newToken };
}

export async function openUsersWishlist(tx: Db, userId: number): Promise<string> {
  const [wishlist] = await prepared(tx, 'open_persons_wishlist', (on) =>
    on
      .insert(wishlists)
      .values({ userId: sql.placeholder('userId') })
      .onConflictDoUpdate({ target: wishlists.userId, set: { updatedAt: sql`now()` } })
      .returning({ id: wishlists.id }),
  ).execute({ userId });
  return wishlist!.id;
}

export async function lockWishlist(tx: Db, owner: WishlistOwner): Promise<string | null> {
  const where = ownedBy(owner);
  if (!where) return null;
  const [wishlist] = await tx
    .update(wishlists)
    .set({ updatedAt: sql`now()` })
    .where(where)
    .returning({ id: wishlists.id });
  return wishlist?.id ?? null;
}

/** Returns the condition for the owner's rows, or null for a guest without a cookie. */
export function ownedBy({ userId, guestToken }: WishlistOwner) {
  if (userId !== undefined) return eq(wishlists.userId, userId);
  return guestToken ? eq(wishlists.guestHash, hashGuestToken(guestToken)) : null;
}
