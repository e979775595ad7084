import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals as catalogRefusals } from '#shop/catalog/refusals.ts';
import { getPricedProducts } from '#shop/catalog/server/get-priced-products.ts';
import { isAvailable } from '#shop/catalog/server/to-product.ts';
import { refusals } from '../contract.ts';
import { findLine, linesOf, maxQuantityOf, refuseTooMany } from './cart-lines.ts';
import { type CartOwner, lockCart } from './open-cart.ts';
import { cartLines } from './tables.ts';

/**
 * Sets the quantity of a line by lineId or productId (section 7, PUT /api/cart/update). Refuses an unknown line (404), an
 * ambiguous one, and more than its cap or the stock (409).
 */
export async function changeQuantity(
  db: Db,
  { owner, line: name, quantity }: { owner: CartOwner; line: string; quantity: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const cartId = await lockCart(tx, owner);
    if (!cartId) throw refusals.notInCart();
    const lines = await linesOf(tx, cartId);
    const line = findLine(lines, name);
    const products = await getPricedProducts(tx, [...new Set(lines.map(({ productId }) => productId))]);
    const product = products.get(line.productId);
    if (!product) throw refusals.notInCart();
    if (!product.published || !isAvailable(product)) throw catalogRefusals.outOfStock(product.name);
    const others = lines.flatMap((other) => {
      const stocked = products.get(other.productId);
      return other === line || !stocked ? [] : [{ line: other, product: stocked }];
    });
    refuseTooMany(product.name, quantity, maxQuantityOf({ product, plan: line.plan }, others));
    await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, line.id));
  });
}
