import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { LineOptions } from '../line-options.ts';
import { cartLines, carts } from './tables.ts';

/** Removes exactly the ordered lines from a user's cart, in the order's transaction. */
export async function takeFromCart(
  tx: Db,
  { userId, choices }: { userId: number; choices: LineOptions[] },
): Promise<void> {
  const cart = tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId));
  const ordered = choices.map(({ productId, plan, frequencyDays }) =>
    and(
      eq(cartLines.productId, productId),
      eq(cartLines.plan, plan),
      eq(cartLines.frequencyDays, frequencyDays),
    ),
  );
  await tx.delete(cartLines).where(and(inArray(cartLines.cartId, cart), or(...ordered)));
}
