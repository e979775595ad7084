import type { Context, Hono } from 'hono';
import { toPaise } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints, type PayNow, payRefusals } from '#shop/payments/pay.ts';
import { beginPayment, type PayingWith } from '#shop/checkout/server/payments/begin-payment.ts';
import type { Payer } from '#shop/checkout/server/payments/find-payable.ts';
import { lookAtPayment } from '#shop/checkout/server/payments/look-at-payment.ts';
import { turnToCash } from '#shop/checkout/server/payments/turn-to-cash.ts';
import { holdRulesOf } from '#shop/checkout/server/settings.ts';
import type { PlacedResponse } from '#shop/orders/contract.ts';
import { openProvider } from '#shop/payments/providers/open-providers.ts';
import { takesUpiAtCheckout } from '#shop/payments/server/settings.ts';
import { isProviderName, providers } from '#shop/payments/providers/providers.ts';
import { endpoints as webhooks } from '#shop/payments/webhook-contract.ts';
import { capsOf, isClosed } from '../order-rules.ts';
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

  serveEndpoint(app, endpoints.turnToCash, [signedIn], ({ params }, c) =>
    toCash(c, { userId: userOf(c), ...params }),
  );

  serveEndpoint(app, endpoints.turnToCashByLink, [], ({ params }, c) => toCash(c, params));
}

/** Returns the provider of an order that names UPI, or null in a shop that takes cash alone at checkout. */
export function payingAtCheckout(c: Context<ApiEnv>): PayingWith | null {
  return takesUpiAtCheckout(c.var.config) ? payingWith(c) : null;
}

type Placed = { userId: number; orderNumber: string; show: 'code' | 'link'; paying: PayingWith };

/**
 * Begins the payment of an order that was just placed. Returns null for an order that waits for none any more. While the provider does not answer
 * there is no code, and the page of the order offers cash.
 */
export async function beginPlaced(
  c: Context<ApiEnv>,
  { paying, show, ...mine }: Placed,
): Promise<NonNullable<PlacedResponse['payment']> | null> {
  const { db } = c.var;
  await beginPayment(db, { ...mine, show }, paying).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
  const { offer, payment, wait } = await lookAtPayment(db, mine, paying);
  const amount = payment?.amount ?? offer?.amount;
  if (!wait?.until || amount === undefined) return null;
  return { amount, until: wait.until, code: payment?.code ?? null, link: payment?.link ?? null };
}

async function begin(c: Context<ApiEnv>, payer: Payer, body: { show: 'code' | 'link' }): Promise<PayNow> {
  const paying = payingWith(c);
  if (!paying) throw payRefusals.takesNone();
  await beginPayment(c.var.db, { ...payer, ...body }, paying);
  return lookAtPayment(c.var.db, payer, paying);
}

async function toCash(c: Context<ApiEnv>, payer: Payer): Promise<PayNow> {
  const { db, config } = c.var;
  const rules = { caps: capsOf(config), holdRules: holdRulesOf(config), area: config };
  await turnToCash(db, { payer, ...rules, isClosed: isClosed(c.var) });
  return lookAtPayment(db, payer, payingWith(c));
}

/** Returns null in a shop that offers none. */
function payingWith(c: Context<ApiEnv>): PayingWith | null {
  const { config } = c.var;
  const { PAYMENT_PROVIDER: name, PREPAID_SAVING_RUPEES: saving } = config;
  if (!isProviderName(name)) return null;
  return {
    isAfterPlacing: config.PAY_AFTER_PLACING,
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
