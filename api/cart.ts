import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as cart from '#shop/cart/contract.ts';
import { readItems } from '#shop/cart/asked-items.ts';
import { addToCart } from '#shop/cart/server/add-to-cart.ts';
import { changeQuantity } from '#shop/cart/server/change-quantity.ts';
import { clearCart } from '#shop/cart/server/clear-cart.ts';
import type { CartOwner } from '#shop/cart/server/open-cart.ts';
import { priceLines } from '#shop/cart/server/price-lines.ts';
import { pricedRows, readCart, readRows } from '#shop/cart/server/read-cart.ts';
import { removeFromCart } from '#shop/cart/server/remove-from-cart.ts';
import { priceCart } from '#shop/checkout/server/offers/price-cart.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import type { ApiEnv } from './context.ts';
import { maybeSignedIn } from './middleware/guards.ts';
import { triesCode } from './middleware/limits.ts';
import { readGuestToken, writeGuestToken } from './middleware/guest-cookie.ts';

/** Mounts the cart of the signed-in user or of the guest with the cookie (section 7). */
export function serveCart(app: Hono<ApiEnv>): void {
  serveEndpoint(app, cart.endpoints.get, [maybeSignedIn], async (_, c) => {
    const items = await readCart(c.var.db, { owner: ownerOf(c) });
    return items.length > 0 ? items : undefined;
  });

  serveEndpoint(app, cart.endpoints.totals, [maybeSignedIn], async ({ query }, c) => {
    const { db } = c.var;
    const items = query.items
      ? await priceLines(db, readItems(query.items))
      : pricedRows(await readRows(db, { owner: ownerOf(c) }));
    if (items.length === 0) return undefined;
    return priceCart(db, {
      items,
      charges: chargesTo(chargesOf(c.var.config), query.state),
      promotions: c.var.promotions?.current() ?? [],
      code: query.code,
      codeBy: triesCode(c),
    });
  });

  serveEndpoint(app, cart.endpoints.add, [maybeSignedIn], async ({ body }, c) => {
    const owner = ownerOf(c);
    const { newToken, items } = await addToCart(c.var.db, { owner, request: body });
    if (newToken) writeGuestToken(c, 'cart', newToken);
    return items;
  });

  serveEndpoint(app, cart.endpoints.update, [maybeSignedIn], async ({ body }, c) => {
    const line = body.lineId ?? String(body.productId);
    return changeQuantity(c.var.db, { owner: ownerOf(c), line, quantity: body.quantity });
  });

  serveEndpoint(app, cart.endpoints.remove, [maybeSignedIn], async ({ params }, c) => {
    const items = await removeFromCart(c.var.db, { owner: ownerOf(c), line: params.productId });
    return items.length > 0 ? items : undefined;
  });

  serveEndpoint(app, cart.endpoints.clear, [maybeSignedIn], async (_, c) => {
    await clearCart(c.var.db, { owner: ownerOf(c) });
    return undefined;
  });
}

function ownerOf(c: Context<ApiEnv>): CartOwner {
  return { userId: c.var.userId, guestToken: readGuestToken(c, 'cart') };
}
