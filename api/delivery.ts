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
import { holdRulesOf } from '#shop/checkout/server/settings.ts';
import type { NewCustomerRules } from '#shop/checkout/server/hold/new-customers.ts';
import { lineOptionsOfSku } from '#shop/cart/line-options.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { type Guest, placeOrder } from '#shop/checkout/server/place-order.ts';
import { isPlaced } from '#shop/orders/server/placing/open-order.ts';
import { signAccountLink, signTrackLink } from '#shop/orders/server/tracking/signed-links.ts';
import { capsOf, isClosed } from './order-rules.ts';
import type { ApiEnv } from './context.ts';
import { recogniseBrowser } from './middleware/browser-cookie.ts';
import { signedInOrGuest } from './middleware/guards.ts';
import { readGuestToken } from './middleware/guest-cookie.ts';
import { limitGuestOrders, networkOf, triesCode } from './middleware/limits.ts';
import { beginPlaced, payingAtCheckout } from './payments/pay-now.ts';

/**
 * Mounts orders and the delivery estimate (section 7). Starts subscriptions, which orders do not know, in their transaction.
 */
export function serveDelivery(app: Hono<ApiEnv>): void {
  serveEndpoint(app, shipping.endpoints.estimate, [], async ({ query }, c) => {
    const estimate = await estimateDelivery(c.var.db, { ...query, dispatch: c.var.config });
    return { ...estimate, remarks: estimate.remarks + chargeOf(chargesOf(c.var.config), estimate) };
  });

  serveEndpoint(app, orders.endpoints.place, [signedInOrGuest], async ({ body: sent }, c) => {
    const { contactEmail, ...body } = sent;
    const userId = c.var.userId ?? null;
    const email = contactEmail || null;
    const guest = userId === null ? await admitGuest(c, { body, email }) : undefined;
    const paying = body.paymentMode === prepaidMethod ? payingAtCheckout(c) : null;
    if (body.paymentMode === prepaidMethod && !paying) throw orders.refusals.cashAlone();
    const placed = await placeOrder(c.var.db, {
      userId,
      guest,
      contactEmail: guest ? email : null,
      order: body,
      estimate: async (db) =>
        (await estimateDelivery(db, { pincode: body.pincode, dispatch: c.var.config })).estimatedDeliveryDate,
      caps: capsOf(c.var.config),
      holdRules: holdRulesOf(c.var.config),
      newCustomers: newCustomersOf(c),
      charges: chargesOf(c.var.config),
      ...(paying ? { payAtCheckout: paying } : {}),
      promotions: c.var.promotions?.current() ?? [],
      codeBy: { ...triesCode(c), ...(guest ? { email: email ?? '' } : {}) },
      area: c.var.config,
      isClosed: isClosed(c.var),
      ...(userId === null ? {} : { onPlaced: (tx, placed) => startSubscriptions(tx, { userId, placed }) }),
    }).catch((error: unknown) => {
      throw error instanceof CommitUnknown ? orders.refusals.retryWithSameId() : error;
    });
    const { orderNumber } = placed;
    // The page of the link shows a guest how to pay.
    if (userId === null)
      return {
        ...placed,
        trackToken: signTrackLink(orderNumber),
        accountToken: signAccountLink(orderNumber),
      };
    if (!paying) return placed;
    const payment = await beginPlaced(c, { userId, orderNumber, show: body.paymentShow ?? 'code', paying });
    return payment ? { ...placed, payment } : placed;
  });
}

type GuestOrder = { body: PlaceOrderBody; email: string | null };

/** Refuses a subscription and a browser without its cookie (409), and beyond the limits (429) an order that is not placed yet. */
async function admitGuest(c: Context<ApiEnv>, { body, email }: GuestOrder): Promise<Guest> {
  if (body.items.some(({ sku }) => (lineOptionsOfSku(sku)?.frequencyDays ?? 0) > 0))
    throw orders.refusals.noSubscription();
  const { browser, withoutCookie } = recogniseBrowser(c);
  // An answer that got lost could not be asked for again.
  if (withoutCookie) throw orders.refusals.newBrowser();
  const { orderId, customerPhone: phone } = body;
  if (!(await isPlaced(c.var.db, { orderId }))) await limitGuestOrders(c, { phone, email });
  return { browser, cartToken: readGuestToken(c, 'cart') };
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
