import { type Db, executeNamed } from '#platform/server/db.ts';
import { hashGuestToken } from '#platform/server/secrets/guest-token.ts';
import type { LineOptions } from '../line-options.ts';
import type { CartOwner } from './open-cart.ts';

/** Removes exactly the ordered lines from a cart, in the order's transaction. */
export async function takeFromCart(
  tx: Db,
  { owner, lines }: { owner: CartOwner; lines: LineOptions[] },
): Promise<void> {
  if (owner.userId === undefined && !owner.guestToken) return;
  await executeNamed(tx, 'take_from_cart', taking, [
    ...valuesOfOwner(owner),
    lines.map(({ productId }) => productId),
    lines.map(({ plan }) => plan),
    lines.map(({ frequencyDays }) => frequencyDays),
  ]);
}

/** Returns the user and the hash of the guest, of which one is null: the first two values of a statement about a cart. */
export function valuesOfOwner({ userId, guestToken }: CartOwner): [number | null, string | null] {
  if (userId !== undefined) return [userId, null];
  return [null, guestToken ? hashGuestToken(guestToken) : null];
}

/** The cart of the owner, in SQL. */
export const isOwned = '(carts.user_id = $1::int or carts.guest_hash = $2::text)';

const taking = `
  delete from cart_lines
  using carts, unnest($3::int[], $4::text[], $5::int[]) as ordered (product_id, supply_days, frequency_days)
  where ${isOwned} and cart_lines.cart_id = carts.id and cart_lines.product_id = ordered.product_id
    and cart_lines.supply_days = ordered.supply_days and cart_lines.frequency_days = ordered.frequency_days`;
