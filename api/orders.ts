import type { Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as again from '#shop/ordering/order-again.ts';
import * as ordering from '#shop/ordering/contract.ts';
import { cancelOrder } from '#shop/ordering/server/cancel-order.ts';
import { compareOrder } from '#shop/ordering/server/again/compare-order.ts';
import { getOrder } from '#shop/ordering/server/get-order.ts';
import { listOrders } from '#shop/ordering/server/list-orders.ts';
import { trackOrder } from '#shop/ordering/server/tracking/track-order.ts';
import { trackOrder as trackOrderCall } from '#shop/ordering/tracking/contract.ts';
import type { ApiEnv } from './context.ts';
import { personOf, signedIn } from './door/guards.ts';
import { nextPage } from './door/next-page.ts';

/** The orders of the signed-in person, and where a parcel is for whoever has its link. */
export function serveOrders(app: Hono<ApiEnv>): void {
  serveCall(app, ordering.listOrders, [signedIn], async ({ query }, c) => {
    const { orders, ...page } = await listOrders(c.var.db, { ...query, personId: personOf(c) });
    nextPage(c, page);
    return orders;
  });

  serveCall(app, again.compareOrder, [signedIn], ({ params }, c) =>
    compareOrder(c.var.db, { personId: personOf(c), ...params }),
  );

  serveCall(app, ordering.getOrder, [signedIn], ({ params }, c) =>
    getOrder(c.var.db, { personId: personOf(c), ...params }),
  );

  serveCall(app, trackOrderCall, [], ({ params }, c) => trackOrder(c.var.db, params));

  serveCall(app, ordering.cancelOrder, [signedIn], ({ params, body }, c) =>
    cancelOrder(c.var.db, { personId: personOf(c), ...params, wish: body }),
  );
}
