import { eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { hashGuestToken, newGuestToken } from '#platform/server/secrets/guest-token.ts';
import { wishlists } from './tables.ts';

/** Whose wishlist: the signed-in person's, else that of the guest whose cookie holds the token. */
export type WishlistOwner = { userId?: number | undefined; guestToken?: string | undefined };

/**
 * The owner's wishlist, made if there is none, and locked for the rest of the transaction. `newToken` is what a new
 * guest's cookie must hold: a token we did not give is never taken on.
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

/** The owner's wishlist if there is one, locked. */
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

/** Whose rows these are, or null for a guest without a cookie. */
export function ownedBy({ userId, guestToken }: WishlistOwner) {
  if (userId !== undefined) return eq(wishlists.userId, userId);
  return guestToken ? eq(wishlists.guestHash, hashGuestToken(guestToken)) : null;
}
