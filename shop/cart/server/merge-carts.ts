import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { inTransaction } from '#platform/server/db.ts';
import { getPricedProducts } from '#shop/catalog/server/get-priced-products.ts';
import { hasSameOptions } from '../line-options.ts';
import { maxLines } from '../contract.ts';
import { type CartLineRow, lineOptionsOf, linesOf, maxQuantityOf } from './cart-lines.ts';
import { lockCart, openUsersCart } from './open-cart.ts';
import { cartLines, carts, uniqueOptions } from './tables.ts';

/**
 * Merges the guest's cart into the user's at sign-in, in its transaction. Quantities add up to their caps. Deletes the
 * guest's cart, so that its token opens nothing. An unknown token changes nothing.
 */
export async function mergeCarts(
  tx: Db,
  { guestToken, userId }: { guestToken: string | undefined; userId: number },
): Promise<void> {
  await inTransaction(tx, async (on) => {
    const from = await lockCart(on, { guestToken });
    if (!from) return;
    const into = await openUsersCart(on, userId);
    const incoming = await linesOf(on, from);
    const merged = await addUp(on, await linesOf(on, into), incoming);
    if (merged.length > 0) await writeLines(on, into, merged);
    await on.delete(carts).where(eq(carts.id, from));
  });
}

async function addUp(tx: Db, own: CartLineRow[], incoming: CartLineRow[]): Promise<CartLineRow[]> {
  const ids = [...own, ...incoming].map(({ productId }) => productId);
  const products = await getPricedProducts(tx, [...new Set(ids)]);
  const lines = [...own];
  const changed: CartLineRow[] = [];
  for (const line of incoming) {
    const at = lines.findIndex((known) => hasSameOptions(lineOptionsOf(known), lineOptionsOf(line)));
    const known = lines[at];
    const product = products.get(line.productId);
    if (!product || (!known && lines.length >= maxLines)) continue;
    const others = lines.flatMap((other) => {
      const stocked = products.get(other.productId);
      return other === known || !stocked ? [] : [{ line: other, product: stocked }];
    });
    const { cap, left } = maxQuantityOf({ product, plan: line.plan }, others);
    const wanted = line.quantity + (known?.quantity ?? 0);
    const sum = { ...(known ?? line), quantity: Math.max(1, Math.min(wanted, cap, left)) };
    if (known) lines[at] = sum;
    else lines.push(sum);
    changed.push(sum);
  }
  return changed;
}

async function writeLines(tx: Db, cartId: string, lines: CartLineRow[]): Promise<void> {
  await tx
    .insert(cartLines)
    .values(lines.map(({ id: _id, ...line }) => ({ ...line, cartId })))
    .onConflictDoUpdate({
      target: uniqueOptions,
      set: { quantity: sql`excluded.quantity` },
    });
}
