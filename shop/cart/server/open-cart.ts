import { eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { carts } from './tables.ts';
import { hashGuestToken, newGuestToken } from '#platform/server/secrets/guest-token.ts';

/** Whose cart: the signed-in person's, else that of the guest whose cookie holds the token. */
export type CartOwner = { userId?: number | undefined; guestToken?: string | undefined };

/**
 * The owner's cart, made if there is none, and locked for the rest of the transaction, so that two changes of one
 * cart follow each other. `newToken` is what a new guest's cookie must hold: a token we did not give is never taken on.
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

/** The owner's cart if there is one, locked. */
export async function lockCart(tx: Db, owner: CartOwner): Promise<string | null> {
  const where = ownedBy(owner);
  if (!where) return null;
  const [cart] = await tx
    .update(carts)
    .set({ updatedAt: sql`now()` })
    .where(where)
    .returning({ id: carts.id });
  return cart?.id ?? null;
}

function ownedBy({ userId, guestToken }: CartOwner) {
  if (userId !== undefined) return eq(carts.userId, userId);
  return guestToken ? eq(carts.guestHash, hashGuestToken(guestToken)) : null;
}
