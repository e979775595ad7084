import { type Charges, noCharges } from '#shop/pricing/amounts.ts';
import { announcedCharges } from '#shop/pricing/announced-charges.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import type { Context, Hono } from 'hono';
import { CommitUnknown } from '#platform/server/commit-unknown.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as shipping from '#shop/shipping/contract.ts';
import { estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import * as orders from '#shop/orders/contract.ts';
import { startSubscriptions } from '#shop/subscriptions/server/start-subscriptions.ts';
import { prepaidMethod } from '#shop/payments/methods.ts';
import { holdRulesOf } from '#shop/orders/server/settings.ts';
import type { NewCustomerRules } from '#shop/checkout/server/hold/new-customers.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { capsOf, isClosed } from './order-rules.ts';
import type { ApiEnv } from './context.ts';
import { userOf, signedIn } from './middleware/guards.ts';
import { networkOf, triesCode } from './middleware/limits.ts';
import { beginPlaced, payingAtCheckout } from './payments/pay-now.ts';

/**
 * Mounts orders and the delivery estimate (section 7). Starts subscriptions, which orders do not know, in their transaction.
 */
export function serveDelivery(app: Hono<ApiEnv>): void {
  serveEndpoint(app, shipping.endpoints.estimate, [], async ({ query }, c) => {
    const estimate = await estimateDelivery(c.var.db, { ...query, dispatch: c.var.config });
    return { ...estimate, remarks: estimate.remarks + chargeOf(chargesOf(c.var.config), estimate) };
  });

  serveEndpoint(app, orders.endpoints.place, [signedIn], async ({ body }, c) => {
    const userId = userOf(c);
    const paying = body.paymentMode === prepaidMethod ? payingAtCheckout(c) : null;
    if (body.paymentMode === prepaidMethod && !paying) throw orders.refusals.cashAlone();
    const placed = await placeOrder(c.var.db, {
      userId,
      order: body,
      estimate: async (db) =>
        (await estimateDelivery(db, { pincode: body.pincode, dispatch: c.var.config })).deliverBy,
      caps: capsOf(c.var.config),
      holdRules: holdRulesOf(c.var.config),
      newCustomers: newCustomersOf(c),
      charges: chargesOf(c.var.config),
      ...(paying ? { payAtCheckout: paying } : {}),
      promotions: c.var.promotions?.current() ?? [],
      codeBy: triesCode(c),
      area: c.var.config,
      isClosed: isClosed(c.var),
      onPlaced: (tx, placed) => startSubscriptions(tx, { userId, placed }),
    }).catch((error: unknown) => {
      throw error instanceof CommitUnknown ? orders.refusals.retryWithSameId() : error;
    });
    if (!paying) return placed;
    const { orderNumber } = placed;
    const payment = await beginPlaced(c, { userId, orderNumber, show: body.paymentShow ?? 'code', paying });
    return payment ? { ...placed, payment } : placed;
  });
}

/** ` · delivery charge ₹90.00, free from ₹499.00` where it depends on the state. */
function chargeOf({ delivery }: Charges, { state, cashOnDelivery }: shipping.DeliveryEstimate): string {
  if (!delivery?.zones || state === null || !cashOnDelivery) return '';
  return announcedCharges(chargesTo({ ...noCharges, delivery }, state))
    .map(({ name, amount, beside = [] }) => ` · ${name.toLowerCase()} ${[amount, ...beside].join(', ')}`)
    .join('');
}

function newCustomersOf(c: Context<ApiEnv>): NewCustomerRules | undefined {
  const { config } = c.var;
  if (!config.RATE_LIMITS) return undefined;
  return {
    perNetwork: config.MAX_NEW_CASH_ORDERS_PER_NETWORK,
    openTogether: config.MAX_OPEN_NEW_CASH_ORDERS,
    network: networkOf(c),
  };
}
