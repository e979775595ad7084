import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import { findLine, linesOf } from './cart-lines.ts';
import { type CartOwner, lockCart } from './open-cart.ts';
import { cartLines } from './tables.ts';

/** Takes a line out, named by lineId or productId (section 7). Refuses one that is not there (404) or not clear (409). */
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
