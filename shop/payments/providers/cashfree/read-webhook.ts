import { dayMs } from '#platform/india-time.ts';
import type { WebhookDelivery, WebhookNews, WebhookReading } from '../../provider.ts';
import { readJson } from '../read-json.ts';
import { eventIdOf, isSigned } from '../verify-signature.ts';
import type { CashfreeAccount } from './ask-cashfree.ts';
import {
  autoRefundWebhook,
  paymentWebhook,
  refundWebhook,
  toPayment,
  toRefund,
  webhookBody,
} from './messages.ts';

/**
 * Checks the signature over the time and the raw body, and only then parses it:
 * https://www.cashfree.com/docs/payments/online/webhooks/signature-verification. An event of an older day is a hint.
 */
export function readCashfreeWebhook(
  { secret, oldSecret }: CashfreeAccount,
  { headers, body }: WebhookDelivery,
  now: Date,
): WebhookReading {
  const signature = headers['x-webhook-signature'];
  const timestamp = headers['x-webhook-timestamp'];
  if (!signature || !timestamp) return { outcome: 'refused', why: 'no signature' };
  const secrets = oldSecret ? [secret, oldSecret] : [secret];
  if (!isSigned(secrets, { content: [timestamp, body], signature, encoding: 'base64' }))
    return { outcome: 'refused', why: 'wrong signature' };
  const id = eventIdOf(body);
  const { data: event } = webhookBody.safeParse(readJson(body.toString('utf8')));
  if (!event) return { outcome: 'event', id, kind: 'unreadable', isProof: false, news: null };
  const isFresh = Math.abs(now.getTime() - Number(timestamp)) < 2 * dayMs;
  return { outcome: 'event', id, kind: event.type, isProof: isFresh, news: newsOf(event.data) };
}

function newsOf(data: unknown): WebhookNews | null {
  const payment = paymentWebhook.safeParse(data).data;
  if (payment) {
    const { error_details = payment.payment.error_details } = payment;
    return {
      about: 'payment',
      payment: toPayment({ ...payment.payment, error_details }, payment.order.order_id),
    };
  }
  const refund =
    refundWebhook.safeParse(data).data?.refund ?? autoRefundWebhook.safeParse(data).data?.auto_refund;
  if (!refund) return null;
  return {
    about: 'refund',
    refund: toRefund(refund),
    providerPaymentId: refund.cf_payment_id ?? '',
    providerOrderId: refund.order_id ?? null,
  };
}
