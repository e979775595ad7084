import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { CommitUnknown } from '#platform/server/commit-unknown.ts';
import { serveCall } from '#platform/server/serve-call.ts';
import * as delivery from '#shop/delivery/contract.ts';
import { promiseDelivery } from '#shop/delivery/server/promise/promise-delivery.ts';
import * as ordering from '#shop/ordering/contract.ts';
import { placeOrder } from '#shop/ordering/server/place-order.ts';
import type { ApiEnv } from './context.ts';
import { personOf, signedIn } from './door/guards.ts';

/** Section 7: placing an order; and by when one would arrive. */
export function serveDelivery(app: Hono<ApiEnv>): void {
  serveCall(app, delivery.getPromise, [], ({ query }, c) =>
    promiseDelivery(c.var.db, { ...query, dispatch: c.var.config }),
  );

  serveCall(app, ordering.createDelivery, [sayRemarks, signedIn], async ({ body }, c) => {
    const { deliverBy } = await promiseDelivery(c.var.db, { pincode: body.pincode, dispatch: c.var.config });
    return placeOrder(c.var.db, { personId: personOf(c), order: body, promisedFor: deliverBy }).catch(
      (error: unknown) => {
        throw error instanceof CommitUnknown ? ordering.refusals.retryWithSameId() : error;
      },
    );
  });
}

/** Every 'no' of this call says `success: false` and its words as `remarks` too. */
const sayRemarks = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (c.res.ok) return;
  const refused = (await c.res.json()) as { message: string };
  c.res = c.json({ success: false, remarks: refused.message, ...refused }, c.res);
});
