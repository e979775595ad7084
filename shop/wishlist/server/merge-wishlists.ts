import { desc, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { maxWishes } from '../contract.ts';
import { lockWishlist, openPersonsWishlist } from './open-wishlist.ts';
import { wishes, wishlists } from './tables.ts';

/**
 * At sign-in, in its transaction: what the visitor kept goes into the person's wishlist, the newest first while there is
 * room, and the visitor's list is gone, so that its token opens nothing any more. A token that names none changes nothing.
 */
export async function mergeWishlists(
  tx: Db,
  { visitorToken, personId }: { visitorToken: string | undefined; personId: number },
): Promise<void> {
  await inTransaction(tx, async (on) => {
    const from = await lockWishlist(on, { visitorToken });
    if (!from) return;
    const into = await openPersonsWishlist(on, personId);
    const own = await keptIn(on, into);
    const known = new Set(own.map(({ productId }) => productId));
    const incoming = (await keptIn(on, from))
      .filter(({ productId }) => !known.has(productId))
      .slice(0, maxWishes - own.length)
      .map(({ productId, addedAt }) => ({ wishlistId: into, productId, addedAt }));
    if (incoming.length > 0) await on.insert(wishes).values(incoming);
    await on.delete(wishlists).where(eq(wishlists.id, from));
  });
}

function keptIn(tx: Db, wishlistId: string) {
  return tx.select().from(wishes).where(eq(wishes.wishlistId, wishlistId)).orderBy(desc(wishes.addedAt));
}
