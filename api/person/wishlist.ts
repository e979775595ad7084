import type { Context, Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as wishlist from '#shop/wishlist/contract.ts';
import { addToWishlist } from '#shop/wishlist/server/add-to-wishlist.ts';
import type { WishlistOwner } from '#shop/wishlist/server/open-wishlist.ts';
import { readWishlist } from '#shop/wishlist/server/read-wishlist.ts';
import { removeFromWishlist } from '#shop/wishlist/server/remove-from-wishlist.ts';
import type { ApiEnv } from '../context.ts';
import { maybeSignedIn } from '../door/guards.ts';
import { readVisitorToken, writeVisitorToken } from '../door/visitor-cookie.ts';

/** The wishlist, of the signed-in person or of the visitor with the cookie. */
export function serveWishlist(app: Hono<ApiEnv>): void {
  serveCall(app, wishlist.getWishlist, [maybeSignedIn], (_, c) =>
    readWishlist(c.var.db, { owner: ownerOf(c) }),
  );

  serveCall(app, wishlist.addToWishlist, [maybeSignedIn], async ({ params }, c) => {
    const owner = ownerOf(c);
    const { newToken } = await addToWishlist(c.var.db, { owner, ...params });
    if (newToken) writeVisitorToken(c, 'wishlist', newToken);
    return readWishlist(c.var.db, { owner: newToken ? { visitorToken: newToken } : owner });
  });

  serveCall(app, wishlist.removeFromWishlist, [maybeSignedIn], async ({ params }, c) => {
    const owner = ownerOf(c);
    await removeFromWishlist(c.var.db, { owner, ...params });
    return readWishlist(c.var.db, { owner });
  });
}

function ownerOf(c: Context<ApiEnv>): WishlistOwner {
  return { personId: c.var.personId, visitorToken: readVisitorToken(c, 'wishlist') };
}
