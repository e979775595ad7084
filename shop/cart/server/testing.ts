import type { Db } from '#platform/server/db.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartOwner } from './open-cart.ts';

type Wish = Parameters<typeof addToCart>[1]['wish'];

/** A cart with these wishes in it, for a test. Out: whose it is. */
export async function makeCart(db: Db, wishes: Wish[], owner: CartOwner = {}): Promise<CartOwner> {
  let held = owner;
  for (const wish of wishes) {
    const { newToken } = await addToCart(db, { owner: held, wish });
    if (newToken) held = { visitorToken: newToken };
  }
  return held;
}
