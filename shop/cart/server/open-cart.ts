import { eq, or, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { carts } from './tables.ts';
import { hashGuestToken, newGuestToken } from '#platform/server/secrets/guest-token.ts';

/** A signed-in user, otherwise the guest with this cookie token. */
export type CartOwner = { userId?: number | undefined; guestToken?: string | undefined };

/**
 * Returns the owner's cart, locked until the end of the transaction, so that its changes run one after another. Creates a
 * missing cart; `newToken` is the token for a new guest's cookie. Never accepts a foreign token.
 */
export async function openCart(tx: Db, owner: CartOwner): Promise<{ cartId: string; newToken?: string }> {
  if (owner.userId !== undefined) return { cartId: await openUsersCart(tx, owner.userId) };
  const known = await lockCart(tx, owner);
  if (known) return { cartId: known };
  const newToken = newGuestToken();
  const [made] = await tx
    .insert(carts)
    .values({ guestHash: hashGuestToken(newToken) })
    .returning({ id: carts.id });
  return { cartId: made!.id, newToken };
}

export async function openUsersCart(tx: Db, userId: number): Promise<string> {
  const [cart] = await prepared(tx, 'open_persons_cart', (on) =>
    on
      .insert(carts)
      .values({ userId: sql.placeholder('userId') })
      .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: sql`now()` } })
      .returning({ id: carts.id }),
  ).execute({ userId });
  return cart!.id;
}

/** Returns the owner's cart, locked, or null. */
export async function lockCart(tx: Db, owner: CartOwner): Promise<string | null> {
  const ids = ownerIds(owner);
  if (!ids) return null;
  const [cart] = await prepared(tx, 'lock_cart', (on) =>
    on
      .update(carts)
      .set({ updatedAt: sql`now()` })
      .where(isOwned)
      .returning({ id: carts.id }),
  ).execute(ids);
  return cart?.id ?? null;
}

/** Returns the values of `isOwned`, or null for a guest without a cart. A signed-in user's guest token counts for nothing. */
export function ownerIds({
  userId,
  guestToken,
}: CartOwner): { userId: number | null; guestHash: string | null } | null {
  if (userId !== undefined) return { userId, guestHash: null };
  return guestToken ? { userId: null, guestHash: hashGuestToken(guestToken) } : null;
}

/** The condition of the owner's cart in a prepared statement, with `ownerIds` as its values. */
export const isOwned = or(
  eq(carts.userId, sql.placeholder('userId')),
  eq(carts.guestHash, sql.placeholder('guestHash')),
);
