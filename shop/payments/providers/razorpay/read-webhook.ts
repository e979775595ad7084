import { dayMs } from '#platform/india-time.ts';
import type { WebhookDelivery, WebhookNews, WebhookReading } from '../../provider.ts';
import { readJson } from '../read-json.ts';
import { eventIdOf, isSigned } from '../verify-signature.ts';
import type { RazorpayAccount } from './ask-razorpay.ts';
import { toPayment, toRefund, webhookBody } from './messages.ts';

/**
 * Checks the signature over the raw body, and only then parses it: https://razorpay.com/docs/webhooks/validate-test. Razorpay repeats an event
 * for 24 hours, so an older one is a hint.
 */
export function readRazorpayWebhook(
  { webhookSecret, oldWebhookSecret }: RazorpayAccount,
  { headers, body }: WebhookDelivery,
  now: Date,
): WebhookReading {
  const signature = headers['x-razorpay-signature'];
  if (!signature) return { outcome: 'refused', why: 'no signature' };
  const secrets = [webhookSecret, oldWebhookSecret ?? ''].filter(Boolean);
  if (!isSigned(secrets, { content: [body], signature, encoding: 'hex' }))
    return { outcome: 'refused', why: 'wrong signature' };
  const id = eventIdOf(body);
  const { data: event } = webhookBody.safeParse(readJson(body.toString('utf8')));
  if (!event) return { outcome: 'event', id, kind: 'unreadable', isProof: false, news: null };
  const isFresh = Math.abs(now.getTime() - event.created_at * 1_000) < 2 * dayMs;
  return { outcome: 'event', id, kind: event.event, isProof: isFresh, news: newsOf(event.payload) };
}

function newsOf({ payment, refund }: { payment?: unknown; refund?: unknown }): WebhookNews | null {
  const read = webhookBody.shape.payload.safeParse({ payment, refund }).data;
  if (read?.refund) {
    const { entity } = read.refund;
    return {
      about: 'refund',
      refund: toRefund(entity),
      providerPaymentId: entity.payment_id,
      providerOrderId: read.payment?.entity.order_id ?? null,
    };
  }
  return read?.payment ? { about: 'payment', payment: toPayment(read.payment.entity) } : null;
}
