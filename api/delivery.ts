import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { CommitUnknown } from '#platform/server/commit-unknown.ts';
import type { Config } from '#platform/server/config.ts';
import { missingSettings } from '#shop/invoicing/server/missing-settings.ts';
import { serveCall } from '#platform/server/serve-call.ts';
import * as delivery from '#shop/delivery/contract.ts';
import { promiseDelivery } from '#shop/delivery/server/promise/promise-delivery.ts';
import * as ordering from '#shop/ordering/contract.ts';
import { beginPlans } from '#shop/refills/server/begin-plans.ts';
import type { OrderCaps } from '#shop/ordering/order-caps.ts';
import { placeOrder } from '#shop/ordering/server/place-order.ts';
import type { ApiEnv } from './context.ts';
import { personOf, signedIn } from './door/guards.ts';

/**
 * Section 7: placing an order; and by when one would arrive. Ordering knows nothing of refill plans: what is subscribed to
 * becomes one here, in the order's transaction.
 */
export function serveDelivery(app: Hono<ApiEnv>): void {
  serveCall(app, delivery.getPromise, [], ({ query }, c) =>
    promiseDelivery(c.var.db, { ...query, dispatch: c.var.config }),
  );

  serveCall(app, ordering.createDelivery, [sayRemarks, signedIn], async ({ body }, c) => {
    const { deliverBy } = await promiseDelivery(c.var.db, { pincode: body.pincode, dispatch: c.var.config });
    const personId = personOf(c);
    return placeOrder(c.var.db, {
      personId,
      order: body,
      promisedFor: deliverBy,
      caps: capsOf(c.var.config),
      isClosed: missingSettings(c.var.config).length > 0,
      also: (tx, placed) => beginPlans(tx, { personId, placed }),
    }).catch((error: unknown) => {
      throw error instanceof CommitUnknown ? ordering.refusals.retryWithSameId() : error;
    });
  });
}

/** Unpaid orders hold stock, so that each customer may have a few only. */
function capsOf(config: Config): OrderCaps | undefined {
  if (!config.RATE_LIMITS) return undefined;
  return {
    openPerCustomer: config.MAX_OPEN_ORDERS_PER_CUSTOMER,
    openPerPhone: config.MAX_OPEN_ORDERS_PER_PHONE,
    perDay: config.MAX_ORDERS_PER_DAY,
  };
}

/** Every 'no' of this call says `success: false` and its words as `remarks` too. */
const sayRemarks = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (c.res.ok) return;
  const refused = (await c.res.json()) as { message: string };
  c.res = c.json({ success: false, remarks: refused.message, ...refused }, c.res);
});
