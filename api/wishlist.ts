import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as wishlist from '#shop/wishlist/contract.ts';
import { addToWishlist } from '#shop/wishlist/server/add-to-wishlist.ts';
import type { WishlistOwner } from '#shop/wishlist/server/open-wishlist.ts';
import { readWishlist } from '#shop/wishlist/server/read-wishlist.ts';
import { removeFromWishlist } from '#shop/wishlist/server/remove-from-wishlist.ts';
import type { ApiEnv } from './context.ts';
import { maybeSignedIn } from './middleware/guards.ts';
import { readGuestToken, writeGuestToken } from './middleware/guest-cookie.ts';

/** Mounts the wishlist of the signed-in user or of the guest with the cookie. */
export function serveWishlist(app: Hono<ApiEnv>): void {
  serveEndpoint(app, wishlist.endpoints.get, [maybeSignedIn], (_, c) =>
    readWishlist(c.var.db, { owner: ownerOf(c) }),
  );

  serveEndpoint(app, wishlist.endpoints.add, [maybeSignedIn], async ({ params, query }, c) => {
    const owner = ownerOf(c);
    const { newToken } = await addToWishlist(c.var.db, { owner, ...params, ...query });
    if (newToken) writeGuestToken(c, 'wishlist', newToken);
    return readWishlist(c.var.db, { owner: newToken ? { guestToken: newToken } : owner });
  });

  serveEndpoint(app, wishlist.endpoints.remove, [maybeSignedIn], async ({ params }, c) => {
    const owner = ownerOf(c);
    await removeFromWishlist(c.var.db, { owner, ...params });
    return readWishlist(c.var.db, { owner });
  });
}

function ownerOf(c: Context<ApiEnv>): WishlistOwner {
  return { userId: c.var.userId, guestToken: readGuestToken(c, 'wishlist') };
}
