import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { type CartOwner, lockCart } from './open-cart.ts';
import { cartLines } from './tables.ts';

/** Empties the owner's cart (section 7, DELETE /api/cart/clear). An empty cart stays empty. */
export async function clearCart(db: Db, { owner }: { owner: CartOwner }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const cartId = await lockCart(tx, owner);
    if (cartId) await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
  });
}
