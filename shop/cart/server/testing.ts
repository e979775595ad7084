import type { Db } from '#platform/server/db.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartOwner } from './open-cart.ts';

type LineRequest = Parameters<typeof addToCart>[1]['request'];

/** Creates a cart with these lines for a test. Returns its owner. */
export async function makeCart(db: Db, requests: LineRequest[], owner: CartOwner = {}): Promise<CartOwner> {
  let held = owner;
  for (const request of requests) {
    const { newToken } = await addToCart(db, { owner: held, request });
    if (newToken) held = { guestToken: newToken };
  }
  return held;
}
