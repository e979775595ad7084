import type { Context } from 'hono';
import type { Db } from '#platform/server/db.ts';
import { mergeCarts } from '#shop/cart/server/merge-carts.ts';
import { mergeWishlists } from '#shop/wishlist/server/merge-wishlists.ts';
import type { ApiEnv } from '../context.ts';
import { clearVisitorToken, readVisitorToken } from './visitor-cookie.ts';

/**
 * What the visitor had comes along into the account, however one signs in: `alongside` in the transaction of the
 * sign-in, and `done` takes the visitor's cookies away once that is committed.
 */
export function bringAlong(c: Context<ApiEnv>) {
  const cartToken = readVisitorToken(c, 'cart');
  const wishlistToken = readVisitorToken(c, 'wishlist');
  return {
    alongside: async (tx: Db, personId: number) => {
      await mergeCarts(tx, { visitorToken: cartToken, personId });
      await mergeWishlists(tx, { visitorToken: wishlistToken, personId });
    },
    done: () => {
      clearVisitorToken(c, 'cart');
      clearVisitorToken(c, 'wishlist');
    },
  };
}
