import type { Context, Hono } from 'hono';
import { toPaise } from '#platform/money.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints, payRefusals } from '#shop/payments/pay.ts';
import { beginPayment, type PayingWith } from '#shop/orders/server/payments/begin-payment.ts';
import { lookAtPayment } from '#shop/orders/server/payments/look-at-payment.ts';
import { openProvider } from '#shop/payments/providers/open-providers.ts';
import { isProviderName, providers } from '#shop/payments/providers/providers.ts';
import { endpoints as webhooks } from '#shop/payments/webhook-contract.ts';
import type { ApiEnv } from '../context.ts';
import { signedIn, userOf } from '../middleware/guards.ts';

/** Mounts the payment of an order before its parcel leaves. */
export function servePayNow(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.look, [signedIn], ({ params }, c) =>
    lookAtPayment(c.var.db, { userId: userOf(c), ...params }, payingWith(c)),
  );

  serveEndpoint(app, endpoints.begin, [signedIn], async ({ params, body }, c) => {
    const paying = payingWith(c);
    if (!paying) throw payRefusals.takesNone();
    const mine = { userId: userOf(c), ...params };
    await beginPayment(c.var.db, { ...mine, ...body }, paying);
    return lookAtPayment(c.var.db, mine, paying);
  });
}

/** Returns null in a shop that offers none. A payment to the owner's own UPI ID needs somebody who confirms it, so it is not offered here. */
function payingWith(c: Context<ApiEnv>): PayingWith | null {
  const { config } = c.var;
  const { PAYMENT_PROVIDER: name, PAY_AFTER_PLACING: isOffered, PREPAID_SAVING_RUPEES: saving } = config;
  if (!isOffered || !isProviderName(name) || providers[name].isByHand) return null;
  return {
    provider: name,
    open: () => openProvider[name](config),
    savingPaise: toPaise(saving),
    webhookUrl: config.PUBLIC_URL + webhooks.webhook.path.replace('{provider}', name),
  };
}
