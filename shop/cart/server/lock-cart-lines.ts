import { type Db, executeNamed } from '#platform/server/db.ts';
import { type LineOptions, skuOf } from '../line-options.ts';
import type { CartOwner } from './open-cart.ts';
import { isOwned, valuesOfOwner } from './take-from-cart.ts';

type LineUnits = { lineOptions: LineOptions; quantity: number };

/**
 * Locks these lines of a cart until the end of the transaction. Returns the lines that the cart no longer holds, or holds
 * with fewer units. Waits for a concurrent order of the same lines.
 */
export async function lockCartLines<L extends LineUnits>(
  tx: Db,
  { owner, lines }: { owner: CartOwner; lines: L[] },
): Promise<L[]> {
  const productIds = lines.map(({ lineOptions }) => lineOptions.productId);
  const { rows } = await executeNamed(tx, 'lock_cart_lines', locking, [...valuesOfOwner(owner), productIds]);
  const held = new Map(
    (rows as (LineOptions & { quantity: number })[]).map((row) => [skuOf(row), row.quantity]),
  );
  return lines.filter(({ lineOptions, quantity }) => (held.get(skuOf(lineOptions)) ?? 0) < quantity);
}

/** Locks in the order of ids, so that two orders never wait for each other. */
const locking = `
  select product_id as "productId", supply_days as plan, frequency_days as "frequencyDays", quantity
  from cart_lines
  where cart_id = (select id from carts where ${isOwned}) and product_id = any($3::int[])
  order by id
  for update`;
