import { cutText } from '#platform/text/cut-text.ts';
import {
  type BegunPayment,
  type EndResponse,
  type PaymentProvider,
  type PaymentReference,
  type PaymentRequest,
  type ProviderPayment,
  ProviderRefusal,
  ProviderUnreachable,
  type RefundRequest,
  type RefundResponse,
  sameRefund,
} from '../../provider.ts';
import { readQrPicture } from '../read-qr-picture.ts';
import { askCashfree, type CashfreeAccount } from './ask-cashfree.ts';
import {
  orderResponse,
  payResponse,
  paymentsResponse,
  refundEntity,
  toPayment,
  toRefund,
} from './messages.ts';
import { readCashfreeWebhook } from './read-webhook.ts';

/**
 * Opens Cashfree, or the simulator with its protocol. The product is the Payment Gateway with server-to-server payments (`Order Pay`), which
 * Cashfree turns on for an account on request. An order there has the id of the shop's payment, so a repeated request finds the first one.
 */
export function openCashfree(account: CashfreeAccount): PaymentProvider {
  return {
    begin: (request, patience) => begin(account, request, patience?.withinMilliseconds),
    find: (reference, patience) => find(account, reference, patience?.withinMilliseconds),
    // Cashfree captures a UPI payment by itself.
    capture: async (payment) => payment,
    end: (reference) => end(account, reference),
    refund: (request) => refund(account, request),
    findRefund: (request) => findRefund(account, request),
    readWebhook: (delivery, now) => readCashfreeWebhook(account, delivery, now),
  };
}

/** An order that was never made has no tries. */
async function find(
  account: CashfreeAccount,
  { paymentId }: PaymentReference,
  withinMilliseconds?: number,
): Promise<ProviderPayment[]> {
  const path = `/orders/${encodeURIComponent(paymentId)}/payments`;
  const tries = await askCashfree(account, paymentsResponse, { path, withinMilliseconds }).catch(
    (error: unknown) => {
      if (error instanceof ProviderRefusal && error.status === 404) return [];
      throw error;
    },
  );
  return tries
    .map((entity) => toPayment(entity, paymentId))
    .toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
}

async function begin(
  account: CashfreeAccount,
  request: PaymentRequest,
  withinMilliseconds?: number,
): Promise<BegunPayment> {
  const session = await openOrder(account, request, withinMilliseconds);
  const { cf_payment_id: providerPaymentId, data } = await askCashfree(account, payResponse, {
    path: '/orders/sessions',
    body: {
      payment_session_id: session,
      payment_method: { upi: { channel: request.show === 'code' ? 'qrcode' : 'link' } },
    },
    withinMilliseconds,
  });
  const { qrcode } = data.payload ?? {};
  const links = Object.values(data.payload ?? {}).filter((value) => typeof value === 'string');
  const upiText =
    typeof qrcode === 'string'
      ? await readQrPicture(qrcode)
      : links.find((link) => link.startsWith('upi://'));
  if (!upiText?.startsWith('upi://'))
    throw new ProviderUnreachable('The provider sent no code and no link of UPI.');
  return { providerOrderId: request.paymentId, providerPaymentId, upiText };
}

/** Returns the session of the order. A lost response or a second try meets an order that is there. */
async function openOrder(
  account: CashfreeAccount,
  { paymentId, amountPaise, currency, expiresAt, customer, webhookUrl, orderNumber }: PaymentRequest,
  withinMilliseconds?: number,
): Promise<string> {
  const body = {
    order_id: paymentId,
    order_amount: amountPaise / 100,
    order_currency: currency,
    order_expiry_time: expiresAt.toISOString(),
    order_note: `Order ${orderNumber}`,
    order_meta: { notify_url: webhookUrl, payment_methods: 'upi' },
    customer_details: {
      customer_id: customer.id,
      customer_name: customer.name,
      customer_phone: customer.phone,
      ...(customer.email ? { customer_email: customer.email } : {}),
    },
  };
  const made = await askCashfree(account, orderResponse, { path: '/orders', body, withinMilliseconds }).catch(
    (error: unknown) => {
      if (error instanceof ProviderRefusal && error.status === 409) return null;
      throw error;
    },
  );
  const order =
    made ??
    (await askCashfree(account, orderResponse, {
      path: `/orders/${encodeURIComponent(paymentId)}`,
      withinMilliseconds,
    }));
  if (order.order_status !== 'ACTIVE')
    throw new ProviderRefusal(`The order is ${order.order_status}.`, { status: 409, code: 'order_inactive' });
  return order.payment_session_id;
}

/** Ends the order, so that its code stops working: https://www.cashfree.com/docs/api-reference/payments/latest/orders/terminate */
async function end(account: CashfreeAccount, { paymentId }: PaymentReference): Promise<EndResponse> {
  const path = `/orders/${encodeURIComponent(paymentId)}`;
  const before = await askCashfree(account, orderResponse, { path });
  if (before.order_status === 'PAID') return { outcome: 'paid' };
  if (before.order_status !== 'ACTIVE') return { outcome: endOf(before.order_status) };
  const body = { order_status: 'TERMINATED' };
  const after = await askCashfree(account, orderResponse, { path, method: 'PATCH', body });
  return { outcome: endOf(after.order_status) };
}

/** A requested end waits for the last try, which may still pay. */
function endOf(status: string): EndResponse['outcome'] {
  if (status === 'PAID') return 'paid';
  return status === 'TERMINATED' || status === 'EXPIRED' ? 'ended' : 'stays_open';
}

/** Looks the refund up before and after, so a lost response or a conflict pays once. */
async function refund(account: CashfreeAccount, request: RefundRequest): Promise<RefundResponse> {
  const known = await findRefund(account, request);
  if (known) return { outcome: 'asked', refund: sameRefund(known, request) };
  try {
    const made = await askCashfree(account, refundEntity, {
      path: `/orders/${encodeURIComponent(request.paymentId)}/refunds`,
      body: {
        refund_id: request.refundId,
        refund_amount: request.amountPaise / 100,
        refund_note: cutText(request.note, 100),
        refund_speed: 'STANDARD',
      },
      idempotencyKey: request.refundId,
    });
    return { outcome: 'asked', refund: toRefund(made) };
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const found = await findRefund(account, request);
    if (found) return { outcome: 'asked', refund: sameRefund(found, request) };
    return { outcome: 'refused', reason: error.message };
  }
}

async function findRefund(
  account: CashfreeAccount,
  { paymentId, refundId }: { paymentId: string; refundId: string },
) {
  const path = `/orders/${encodeURIComponent(paymentId)}/refunds/${encodeURIComponent(refundId)}`;
  try {
    return toRefund(await askCashfree(account, refundEntity, { path }));
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return null;
    throw error;
  }
}
