import type { Context } from 'hono';
import type { Db } from '#platform/server/db.ts';
import { mergeCarts } from '#shop/cart/server/merge-carts.ts';
import { mergeWishlists } from '#shop/wishlist/server/merge-wishlists.ts';
import type { ApiEnv } from '../context.ts';
import { clearGuestToken, readGuestToken } from './guest-cookie.ts';

/**
 * What the guest had comes along into the account, however one signs in: `onSignedIn` in the transaction of the
 * sign-in, and `done` takes the guest's cookies away once that is committed.
 */
export function bringAlong(c: Context<ApiEnv>) {
  const cartToken = readGuestToken(c, 'cart');
  const wishlistToken = readGuestToken(c, 'wishlist');
  return {
    onSignedIn: async (tx: Db, userId: number) => {
      await mergeCarts(tx, { guestToken: cartToken, userId });
      await mergeWishlists(tx, { guestToken: wishlistToken, userId });
    },
    done: () => {
      clearGuestToken(c, 'cart');
      clearGuestToken(c, 'wishlist');
    },
  };
}
