import { eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { hashVisitorToken, newVisitorToken } from '#platform/server/secrets/visitor-token.ts';
import { wishlists } from './tables.ts';

/** Whose wishlist: the signed-in person's, else that of the visitor whose cookie holds the token. */
export type WishlistOwner = { personId?: number | undefined; visitorToken?: string | undefined };

/**
 * The owner's wishlist, made if there is none, and locked for the rest of the transaction. `newToken` is what a new
 * visitor's cookie must hold: a token we did not give is never taken on.
 */
export async function openWishlist(
  tx: Db,
  owner: WishlistOwner,
): Promise<{ wishlistId: string; newToken?: string }> {
  if (owner.personId !== undefined) return { wishlistId: await openPersonsWishlist(tx, owner.personId) };
  const known = await lockWishlist(tx, owner);
  if (known) return { wishlistId: known };
  const newToken = newVisitorToken();
  const [made] = await tx
    .insert(wishlists)
    .values({ visitorHash: hashVisitorToken(newToken) })
    .returning({ id: wishlists.id });
  return { wishlistId: made!.id, newToken };
}

export async function openPersonsWishlist(tx: Db, personId: number): Promise<string> {
  const [wishlist] = await prepared(tx, 'open_persons_wishlist', (on) =>
    on
      .insert(wishlists)
      .values({ personId: sql.placeholder('personId') })
      .onConflictDoUpdate({ target: wishlists.personId, set: { updatedAt: sql`now()` } })
      .returning({ id: wishlists.id }),
  ).execute({ personId });
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

/** Whose rows these are, or null for a visitor without a cookie. */
export function ownedBy({ personId, visitorToken }: WishlistOwner) {
  if (personId !== undefined) return eq(wishlists.personId, personId);
  return visitorToken ? eq(wishlists.visitorHash, hashVisitorToken(visitorToken)) : null;
}
