import { cutText } from '#platform/text/cut-text.ts';
import {
  type BegunPayment,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefusal,
  ProviderTrouble,
  ProviderUnreachable,
  type RefundRequest,
  type RefundResponse,
  sameRefund,
} from '../../provider.ts';
import { askRazorpay, type RazorpayAccount } from './ask-razorpay.ts';
import {
  createResponse,
  orderEntity,
  ordersResponse,
  paymentEntity,
  paymentNote,
  paymentsResponse,
  refundEntity,
  refundsResponse,
  toPayment,
  toRefund,
} from './messages.ts';
import { readRazorpayWebhook } from './read-webhook.ts';

/**
 * Opens Razorpay, or the simulator with its protocol. The product is UPI Intent of the server-to-server integration, which support turns on
 * for an account. The same link is the text of the code:
 * https://razorpay.com/docs/payments/payment-gateway/s2s-integration/test-s2s/one-time/upi-qr
 */
export function openRazorpay(account: RazorpayAccount): PaymentProvider {
  return {
    begin: (request, patience) => begin(account, request, patience?.withinMilliseconds),
    find: async ({ providerOrderId }, patience) => {
      const { items } = await askRazorpay(account, paymentsResponse, {
        path: `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`,
        withinMilliseconds: patience?.withinMilliseconds,
      });
      return items.map(toPayment).toSorted((one, other) => one.at!.localeCompare(other.at!));
    },
    capture: (payment) => capture(account, payment),
    end: async ({ providerOrderId }) => {
      const path = `/v1/orders/${encodeURIComponent(providerOrderId)}`;
      const { status } = await askRazorpay(account, orderEntity, { path });
      return { outcome: status === 'paid' ? 'paid' : 'stays_open' };
    },
    refund: (request) => refund(account, request),
    findRefund: (request) => findRefund(account, request),
    readWebhook: (delivery, now) => readRazorpayWebhook(account, delivery, now),
  };
}

async function begin(
  account: RazorpayAccount,
  request: PaymentRequest,
  withinMilliseconds?: number,
): Promise<BegunPayment> {
  const { paymentId, amountPaise, currency, customer, orderNumber } = request;
  const providerOrderId = request.providerOrderId ?? (await openOrder(account, request, withinMilliseconds));
  const { razorpay_payment_id: providerPaymentId, link } = await askRazorpay(account, createResponse, {
    path: '/v1/payments/create/upi',
    body: {
      amount: amountPaise,
      currency,
      order_id: providerOrderId,
      email: customer.email || 'void@razorpay.com',
      contact: customer.phone,
      method: 'upi',
      description: `Order ${orderNumber}`,
      notes: { [paymentNote]: paymentId },
      upi: { flow: 'intent' },
    },
    withinMilliseconds,
  });
  if (!link.startsWith('upi://')) throw new ProviderUnreachable('The provider sent no link of UPI.');
  return { providerOrderId, providerPaymentId, upiText: link };
}

/** An order of a lost response has the payment's id as its receipt. Razorpay captures by itself, and late money up to 12 minutes. */
async function openOrder(
  account: RazorpayAccount,
  { paymentId, amountPaise, currency }: PaymentRequest,
  withinMilliseconds?: number,
): Promise<string> {
  const { items } = await askRazorpay(account, ordersResponse, {
    path: `/v1/orders?${new URLSearchParams({ receipt: paymentId })}`,
    withinMilliseconds,
  });
  const known = items.find(
    (one) => one.receipt === paymentId && one.amount === amountPaise && one.currency === currency,
  );
  if (known) return known.id;
  const { id } = await askRazorpay(account, orderEntity, {
    path: '/v1/orders',
    body: {
      amount: amountPaise,
      currency,
      receipt: paymentId,
      notes: { [paymentNote]: paymentId },
      payment: {
        capture: 'automatic',
        capture_options: { automatic_expiry_period: 12, refund_speed: 'normal' },
      },
    },
    withinMilliseconds,
  });
  return id;
}

/** A second capture is refused since the first one counts, so the state decides. */
async function capture(
  account: RazorpayAccount,
  { providerPaymentId, amountPaise: amount, currency }: ProviderPayment,
): Promise<ProviderPayment> {
  const path = `/v1/payments/${encodeURIComponent(providerPaymentId)}`;
  try {
    return toPayment(
      await askRazorpay(account, paymentEntity, { path: `${path}/capture`, body: { amount, currency } }),
    );
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return toPayment(await askRazorpay(account, paymentEntity, { path }));
  }
}

/** A conflict while the first request is under way is asked again later. */
const underWay = 'Another request with the same idempotency key is still in progress.';

/** Looks the refund up before and after, so a lost response or a conflict pays once. Our id is its receipt. */
async function refund(account: RazorpayAccount, request: RefundRequest): Promise<RefundResponse> {
  const known = await findRefund(account, request);
  if (known) return { outcome: 'asked', refund: sameRefund(known, request) };
  const { refundId, providerPaymentId, amountPaise: amount, note } = request;
  try {
    const made = await askRazorpay(account, refundEntity, {
      path: `/v1/payments/${encodeURIComponent(providerPaymentId)}/refund`,
      body: { amount, speed: 'normal', receipt: refundId, notes: { note: cutText(note, 256) } },
      refundKey: refundId,
    });
    return { outcome: 'asked', refund: toRefund(made) };
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    if (error.message === underWay) throw new ProviderTrouble(error.message, { cause: error });
    const found = await findRefund(account, request);
    if (found) return { outcome: 'asked', refund: sameRefund(found, request) };
    if (isEmptyBalance(error.message)) return { outcome: 'waits' };
    return { outcome: 'refused', reason: error.message };
  }
}

/** The balance of the shop at Razorpay does not suffice, so the same refund is asked again later. */
function isEmptyBalance(message: string): boolean {
  return message.includes('enough balance');
}

async function findRefund(
  account: RazorpayAccount,
  { providerPaymentId, refundId }: { providerPaymentId: string; refundId: string },
): Promise<ProviderRefund | null> {
  const path = `/v1/payments/${encodeURIComponent(providerPaymentId)}/refunds?count=100`;
  const { items } = await askRazorpay(account, refundsResponse, { path });
  const found = items.find(({ receipt }) => receipt === refundId);
  return found ? toRefund(found) : null;
}
