import { eq, type SQL, sql } from 'drizzle-orm';
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

export async function lockCart(tx: Db, owner: CartOwner): Promise<string | null> {
  const found = ownership(owner);
  if (!found) return null;
  const [cart] = await prepared(tx, `lock_cart_of_${found.kind}`, (on) =>
    on
      .update(carts)
      .set({ updatedAt: sql`now()` })
      .where(found.where)
      .returning({ id: carts.id }),
  ).execute({ owner: found.owner });
  return cart?.id ?? null;
}

type Ownership = { kind: 'user' | 'guest'; where: SQL; owner: number | string };

/**
 * Returns how a prepared statement of this kind finds the owner's cart, and the value of its placeholder `owner`. Returns null for a guest without a
 * cart. A signed-in user's guest token counts for nothing.
 */
export function ownership({ userId, guestToken }: CartOwner): Ownership | null {
  const placeholder = sql.placeholder('owner');
  if (userId !== undefined) return { kind: 'user', where: eq(carts.userId, placeholder), owner: userId };
  if (!guestToken) return null;
  return { kind: 'guest', where: eq(carts.guestHash, placeholder), owner: hashGuestToken(guestToken) };
}
