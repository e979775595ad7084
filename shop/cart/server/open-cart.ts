import { eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { carts } from './tables.ts';
import { hashVisitorToken, newVisitorToken } from '#platform/server/secrets/visitor-token.ts';

/** Whose cart: the signed-in person's, else that of the visitor whose cookie holds the token. */
export type CartOwner = { personId?: number | undefined; visitorToken?: string | undefined };

/**
 * The owner's cart, made if there is none, and locked for the rest of the transaction, so that two changes of one
 * cart follow each other. `newToken` is what a new visitor's cookie must hold: a token we did not give is never taken on.
 */
export async function openCart(tx: Db, owner: CartOwner): Promise<{ cartId: string; newToken?: string }> {
  if (owner.personId !== undefined) return { cartId: await openPersonsCart(tx, owner.personId) };
  const known = await lockCart(tx, owner);
  if (known) return { cartId: known };
  const newToken = newVisitorToken();
  const [made] = await tx
    .insert(carts)
    .values({ visitorHash: hashVisitorToken(newToken) })
    .returning({ id: carts.id });
  return { cartId: made!.id, newToken };
}

export async function openPersonsCart(tx: Db, personId: number): Promise<string> {
  const [cart] = await prepared(tx, 'open_persons_cart', (on) =>
    on
      .insert(carts)
      .values({ personId: sql.placeholder('personId') })
      .onConflictDoUpdate({ target: carts.personId, set: { updatedAt: sql`now()` } })
      .returning({ id: carts.id }),
  ).execute({ personId });
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

function ownedBy({ personId, visitorToken }: CartOwner) {
  if (personId !== undefined) return eq(carts.personId, personId);
  return visitorToken ? eq(carts.visitorHash, hashVisitorToken(visitorToken)) : null;
}
