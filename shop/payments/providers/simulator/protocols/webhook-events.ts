import { createHmac, randomBytes } from 'node:crypto';
import { toIndianTimestamp } from '#platform/india-time.ts';
import { cashfreePayment, cashfreeRefund } from './cashfree-bodies.ts';
import type { Office } from '../office.ts';
import type { SimulatedOrder, SimulatedRefund, SimulatedTry } from '../payment-file.ts';
import { razorpayPayment, razorpayRefund, secondsOf } from './razorpay-bodies.ts';
import type { SignedEvent } from '../send-webhooks.ts';

/** Returns the webhooks of a try as it is now. */
export function paymentEvents(office: Office, one: SimulatedTry): SignedEvent[] {
  const order = office.payments.order(one.orderId)!;
  if (order.protocol === 'cashfree') {
    const type = { captured: 'SUCCESS', failed: 'FAILED', dropped: 'USER_DROPPED' }[one.state as string];
    if (!type) return [];
    const { error_details, ...payment } = cashfreePayment(order, one);
    const data = {
      order: {
        order_id: order.reference,
        order_amount: order.amountPaise / 100,
        order_currency: order.currency,
        order_tags: null,
      },
      payment,
      customer_details: { customer_name: null, customer_id: 'simulated', customer_phone: '9999999999' },
      ...(error_details ? { error_details } : {}),
    };
    return signCashfree(office, order, { type: `PAYMENT_${type}_WEBHOOK`, data });
  }
  const entity = razorpayPayment(office, one);
  const payload = { payment: { entity } };
  const authorised = { ...entity, status: 'authorized', captured: false };
  if (one.state === 'captured')
    return [
      ...signRazorpay(office, order, {
        event: 'payment.authorized',
        payload: { payment: { entity: authorised } },
      }),
      ...signRazorpay(office, order, { event: 'payment.captured', payload }),
      ...signRazorpay(office, order, { event: 'order.paid', payload }),
    ];
  if (one.state === 'authorised')
    return signRazorpay(office, order, { event: 'payment.authorized', payload });
  return one.state === 'failed' ? signRazorpay(office, order, { event: 'payment.failed', payload }) : [];
}

/** Returns the webhook of a refund as it is now. */
export function refundEvents(office: Office, refund: SimulatedRefund): SignedEvent[] {
  const one = office.payments.try(refund.tryId)!;
  const order = office.payments.order(one.orderId)!;
  if (order.protocol === 'cashfree') {
    const data = { refund: cashfreeRefund(office, refund) };
    return signCashfree(office, order, { type: 'REFUND_STATUS_WEBHOOK', data });
  }
  const event = refund.state === 'failed' ? 'refund.failed' : 'refund.processed';
  const payload = {
    refund: { entity: razorpayRefund(refund) },
    payment: { entity: razorpayPayment(office, one) },
  };
  return refund.state === 'waits' ? [] : signRazorpay(office, order, { event, payload });
}

function signCashfree(
  office: Office,
  { webhookUrl }: SimulatedOrder,
  event: { type: string; data: object },
): SignedEvent[] {
  if (!webhookUrl) return [];
  const now = office.now();
  const { type, data } = event;
  const body = JSON.stringify({ data, event_time: toIndianTimestamp(now), type });
  const timestamp = String(now.getTime());
  const signature = createHmac('sha256', office.settings.webhookSecret)
    .update(timestamp + body)
    .digest('base64');
  const headers = {
    'x-webhook-signature': signature,
    'x-webhook-timestamp': timestamp,
    'x-webhook-version': '2025-01-01',
    'x-idempotency-key': randomBytes(32).toString('base64'),
  };
  return [{ url: webhookUrl, headers, body }];
}

function signRazorpay(
  office: Office,
  order: SimulatedOrder,
  event: { event: string; payload: object },
): SignedEvent[] {
  const url = order.webhookUrl ?? office.settings.webhookUrl;
  if (!url) return [];
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_Simulated00001',
    ...event,
    contains: Object.keys(event.payload),
    created_at: secondsOf(office.now().toISOString()),
  });
  const headers = {
    'x-razorpay-signature': createHmac('sha256', office.settings.webhookSecret).update(body).digest('hex'),
    'x-razorpay-event-id': randomBytes(7).toString('hex'),
  };
  return [{ url, headers, body }];
}
