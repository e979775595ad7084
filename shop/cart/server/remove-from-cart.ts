import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import { findLine, linesOf } from './cart-lines.ts';
import { type CartOwner, lockCart } from './open-cart.ts';
import { cartLines } from './tables.ts';

/** Removes a line by lineId or productId (section 7). Refuses an unknown line (404) and an ambiguous one (409). */
export async function removeFromCart(
  db: Db,
  { owner, line }: { owner: CartOwner; line: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const cartId = await lockCart(tx, owner);
    if (!cartId) throw refusals.notInCart();
    const { id } = findLine(await linesOf(tx, cartId), line);
    await tx.delete(cartLines).where(eq(cartLines.id, id));
  });
}
