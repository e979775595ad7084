import type { Context, Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as cart from '#shop/cart/contract.ts';
import { addToCart } from '#shop/cart/server/add-to-cart.ts';
import { changeQuantity } from '#shop/cart/server/change-quantity.ts';
import { clearCart } from '#shop/cart/server/clear-cart.ts';
import type { CartOwner } from '#shop/cart/server/open-cart.ts';
import { readCart } from '#shop/cart/server/read-cart.ts';
import { removeFromCart } from '#shop/cart/server/remove-from-cart.ts';
import type { ApiEnv } from './context.ts';
import { maybeSignedIn } from './door/guards.ts';
import { readVisitorToken, writeVisitorToken } from './door/visitor-cookie.ts';

/** Section 7: the cart, of the signed-in person or of the visitor with the cookie. */
export function serveCart(app: Hono<ApiEnv>): void {
  serveCall(app, cart.getCart, [maybeSignedIn], async (_, c) => {
    const items = await readCart(c.var.db, { owner: ownerOf(c) });
    return items.length > 0 ? items : undefined;
  });

  serveCall(app, cart.addToCart, [maybeSignedIn], async ({ body }, c) => {
    const owner = ownerOf(c);
    const { newToken } = await addToCart(c.var.db, { owner, wish: body });
    if (newToken) writeVisitorToken(c, 'cart', newToken);
    return readCart(c.var.db, { owner: newToken ? { visitorToken: newToken } : owner });
  });

  serveCall(app, cart.updateCart, [maybeSignedIn], async ({ body }, c) => {
    const owner = ownerOf(c);
    await changeQuantity(c.var.db, {
      owner,
      line: body.lineId ?? String(body.productId),
      quantity: body.quantity,
    });
    return readCart(c.var.db, { owner });
  });

  serveCall(app, cart.removeFromCart, [maybeSignedIn], async ({ params }, c) => {
    const owner = ownerOf(c);
    await removeFromCart(c.var.db, { owner, line: params.productId });
    const items = await readCart(c.var.db, { owner });
    return items.length > 0 ? items : undefined;
  });

  serveCall(app, cart.clearCart, [maybeSignedIn], async (_, c) => {
    await clearCart(c.var.db, { owner: ownerOf(c) });
    return undefined;
  });
}

function ownerOf(c: Context<ApiEnv>): CartOwner {
  return { personId: c.var.personId, visitorToken: readVisitorToken(c, 'cart') };
}
