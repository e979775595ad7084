import type { Context } from 'hono';
import type { Db } from '#platform/server/db.ts';
import { mergeCarts } from '#shop/cart/server/merge-carts.ts';
import { mergeWishlists } from '#shop/wishlist/server/merge-wishlists.ts';
import type { ApiEnv } from '../context.ts';
import { clearGuestToken, readGuestToken } from './guest-cookie.ts';

/**
 * Merges the guest's cart and wishlist into the account at sign-in. `onSignedIn` runs in its transaction; `done` deletes the
 * guest's cookies after the commit.
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
