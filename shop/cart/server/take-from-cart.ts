import { type Db, executeNamed } from '#platform/server/db.ts';
import type { LineOptions } from '../line-options.ts';

/** Removes exactly the ordered lines from a user's cart, in the order's transaction. */
export async function takeFromCart(
  tx: Db,
  { userId, choices }: { userId: number; choices: LineOptions[] },
): Promise<void> {
  await executeNamed(tx, 'take_from_cart', taking, [
    userId,
    choices.map(({ productId }) => productId),
    choices.map(({ plan }) => plan),
    choices.map(({ frequencyDays }) => frequencyDays),
  ]);
}

const taking = `
  delete from cart_lines
  using carts, unnest($2::int[], $3::text[], $4::int[]) as ordered (product_id, supply_days, frequency_days)
  where carts.user_id = $1 and cart_lines.cart_id = carts.id and cart_lines.product_id = ordered.product_id
    and cart_lines.supply_days = ordered.supply_days and cart_lines.frequency_days = ordered.frequency_days`;
