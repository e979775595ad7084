import { type Db, inTransactionTo, pipelined } from '#platform/server/db.ts';
import { refusals as catalogRefusals } from '#shop/catalog/refusals.ts';
import { sizedName } from '#shop/catalog/groups/sized-name.ts';
import { isAvailable } from '#shop/catalog/server/to-product.ts';
import { type CartItem, refusals } from '../contract.ts';
import { findLine, maxQuantityOf, refuseTooMany } from './cart-lines.ts';
import { type CartOwner, lockCart } from './open-cart.ts';
import { readRows, toCartItems } from './read-cart.ts';

/**
 * Sets the quantity of a line by lineId or productId (section 7, PUT /api/cart/update). Returns the cart's items. Refuses an unknown line
 * (404), an ambiguous one, and more than its cap or the stock (409).
 */
export async function changeQuantity(
  db: Db,
  { owner, line: name, quantity }: { owner: CartOwner; line: string; quantity: number },
): Promise<CartItem[]> {
  return inTransactionTo(db, async (tx) => {
    // The lines are read behind the lock of the cart, so its statement leaves first.
    const [cartId, rows] = await pipelined([lockCart(tx, owner), readRows(tx, { owner })]);
    if (!cartId) throw refusals.notInCart();
    const line = findLine(
      rows.map((row) => row.line),
      name,
    );
    const { product } = rows.find((row) => row.line === line)!;
    const productName = sizedName(product);
    if (!product.published || !isAvailable(product)) throw catalogRefusals.outOfStock(productName);
    const others = rows.filter((row) => row.line !== line);
    refuseTooMany(productName, quantity, maxQuantityOf({ product, plan: line.plan }, others));
    return {
      name: 'change_cart_line',
      text: 'update cart_lines set quantity = $2 where id = $1 returning quantity',
      values: [line.id, quantity],
      // An order may have taken the line.
      give: (changed) =>
        toCartItems(changed.length > 0 ? [...others, { line: { ...line, quantity }, product }] : others),
    };
  });
}
