import type { Context, Hono } from 'hono';
import { toPaise } from '#platform/money.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints, type PayNow, payRefusals } from '#shop/payments/pay.ts';
import { beginPayment, type PayingWith } from '#shop/orders/server/payments/begin-payment.ts';
import type { Payer } from '#shop/orders/server/payments/find-payable.ts';
import { lookAtPayment } from '#shop/orders/server/payments/look-at-payment.ts';
import { openProvider } from '#shop/payments/providers/open-providers.ts';
import { isProviderName, providers } from '#shop/payments/providers/providers.ts';
import { endpoints as webhooks } from '#shop/payments/webhook-contract.ts';
import type { ApiConfig, ApiEnv } from '../context.ts';
import { signedIn, userOf } from '../middleware/guards.ts';

/** Mounts the payment of an order before its parcel leaves. */
export function servePayNow(app: Hono<ApiEnv>): void {
  serveEndpoint(app, endpoints.look, [signedIn], ({ params }, c) =>
    lookAtPayment(c.var.db, { userId: userOf(c), ...params }, payingWith(c)),
  );

  serveEndpoint(app, endpoints.begin, [signedIn], ({ params, body }, c) =>
    begin(c, { userId: userOf(c), ...params }, body),
  );

  serveEndpoint(app, endpoints.lookByLink, [], ({ params }, c) =>
    lookAtPayment(c.var.db, params, payingWith(c)),
  );

  serveEndpoint(app, endpoints.beginByLink, [], ({ params, body }, c) => begin(c, params, body));
}

async function begin(c: Context<ApiEnv>, payer: Payer, body: { show: 'code' | 'link' }): Promise<PayNow> {
  const paying = payingWith(c);
  if (!paying) throw payRefusals.takesNone();
  await beginPayment(c.var.db, { ...payer, ...body }, paying);
  return lookAtPayment(c.var.db, payer, paying);
}

/** Returns null in a shop that offers none. */
function payingWith(c: Context<ApiEnv>): PayingWith | null {
  const { config } = c.var;
  const { PAYMENT_PROVIDER: name, PAY_AFTER_PLACING: isOffered, PREPAID_SAVING_RUPEES: saving } = config;
  if (!isOffered || !isProviderName(name)) return null;
  return {
    provider: name,
    open: () => openProvider[name](config),
    savingPaise: toPaise(saving),
    ...(providers[name].isByHand ? ofOwnAccount(config) : {}),
    webhookUrl: config.PUBLIC_URL + webhooks.webhook.path.replace('{provider}', name),
  };
}

/** Payer apps decline a link to a personal UPI ID (NPCI circular 76A). */
function ofOwnAccount({ UPI_ID, UPI_ID_IS_MERCHANT }: ApiConfig): Pick<PayingWith, 'upiId' | 'hasNoLink'> {
  return { ...(UPI_ID ? { upiId: UPI_ID } : {}), ...(UPI_ID_IS_MERCHANT ? {} : { hasNoLink: true }) };
}
