import { type Db, inTransactionTo, pipelined } from '#platform/server/db.ts';
import { type CartItem, refusals } from '../contract.ts';
import { findLine } from './cart-lines.ts';
import { type CartOwner, lockCart } from './open-cart.ts';
import { readRows, toCartItems } from './read-cart.ts';

/**
 * Removes a line by lineId or productId (section 7). Returns the items that are left. Refuses an unknown line (404) and an ambiguous one
 * (409).
 */
export async function removeFromCart(
  db: Db,
  { owner, line: name }: { owner: CartOwner; line: string },
): Promise<CartItem[]> {
  return inTransactionTo(db, async (tx) => {
    // The lines are read behind the lock of the cart, so its statement leaves first.
    const [cartId, rows] = await pipelined([lockCart(tx, owner), readRows(tx, { owner })]);
    if (!cartId) throw refusals.notInCart();
    const line = findLine(
      rows.map((row) => row.line),
      name,
    );
    return {
      name: 'remove_cart_line',
      text: 'delete from cart_lines where id = $1',
      values: [line.id],
      give: () => toCartItems(rows.filter((row) => row.line !== line)),
    };
  });
}
