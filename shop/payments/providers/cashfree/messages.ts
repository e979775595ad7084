import { cutText } from '#platform/text/cut-text.ts';
import { z } from 'zod';
import { readIndianTime } from '#platform/india-time.ts';
import type { ProviderPayment, ProviderRefund, ProviderState } from '../../provider.ts';

const said = z.string().nullish();
/** The API writes ids as text, and its older versions and some webhooks as numbers. */
const id = z.union([z.string(), z.number()]).transform(String);

/** Response of `POST /orders` and `GET /orders/{order_id}`: https://www.cashfree.com/docs/api-reference/payments/latest/orders/create */
export const orderResponse = z.object({
  order_id: z.string(),
  order_status: z.string(),
  payment_session_id: z.string(),
});

/** Response of `POST /orders/sessions`: https://www.cashfree.com/docs/api-reference/payments/latest/payments/pay */
export const payResponse = z.object({
  cf_payment_id: id,
  data: z.object({ payload: z.record(z.string(), z.unknown()).nullish() }),
});

/** A try to pay an order: https://www.cashfree.com/docs/api-reference/payments/latest/payments/get-payments-for-order */
const paymentEntity = z.object({
  cf_payment_id: id,
  order_id: z.string().nullish(),
  payment_status: z.string(),
  payment_amount: z.number(),
  payment_currency: z.string(),
  is_captured: z.boolean().nullish(),
  bank_reference: said,
  payment_time: said,
  payment_completion_time: said,
  error_details: z.object({ error_code: said, error_reason: said, error_code_raw: said }).nullish(),
});

export type PaymentEntity = z.infer<typeof paymentEntity>;

export const paymentsResponse = z.array(paymentEntity).max(200);

/** A refund: https://www.cashfree.com/docs/api-reference/payments/latest/refunds/create */
export const refundEntity = z.object({
  cf_refund_id: id,
  cf_payment_id: id.nullish(),
  refund_id: said,
  order_id: said,
  refund_amount: z.number(),
  refund_currency: z.string().nullish(),
  refund_status: z.string(),
  refund_arn: said,
  status_description: said,
});

/** Webhooks: https://www.cashfree.com/docs/api-reference/payments/latest/payments/webhooks and …/refunds/webhooks */
export const webhookBody = z.object({ type: z.string(), event_time: said, data: z.unknown() });

export const paymentWebhook = z.object({
  order: z.object({ order_id: z.string(), order_amount: z.number(), order_currency: z.string() }),
  payment: paymentEntity,
  error_details: paymentEntity.shape.error_details,
});

export const refundWebhook = z.object({ refund: refundEntity });
/** It names no order of the shop. */
export const autoRefundWebhook = z.object({ auto_refund: refundEntity });

/** Errors: https://www.cashfree.com/docs/api-reference/payments/errors */
const errorBody = z.object({ message: z.string(), code: z.string().nullish(), type: said });

export function readError(body: unknown): { message: string; code: string } | null {
  const { data } = errorBody.safeParse(body);
  return data ? { message: data.message, code: data.code ?? data.type ?? '' } : null;
}

const states: Record<string, ProviderState> = {
  SUCCESS: 'captured',
  NOT_ATTEMPTED: 'pending',
  PENDING: 'pending',
  FAILED: 'failed',
  USER_DROPPED: 'failed',
  CANCELLED: 'failed',
  VOID: 'failed',
};

/** Returns a try in the shop's form. The order's id at Cashfree is that of the shop's payment. An unknown status stays pending. */
export function toPayment(entity: PaymentEntity, orderId: string): ProviderPayment {
  const state = states[entity.payment_status] ?? 'pending';
  const at = entity.payment_completion_time ?? entity.payment_time;
  return {
    providerPaymentId: entity.cf_payment_id,
    providerOrderId: orderId,
    paymentId: orderId,
    state: state === 'captured' && entity.is_captured === false ? 'authorised' : state,
    amountPaise: wholePaise(entity.payment_amount),
    currency: entity.payment_currency,
    bankReference: entity.bank_reference ?? null,
    reason: state === 'failed' ? reasonOf(entity) : null,
    at: at ? (readIndianTime(at)?.toISOString() ?? null) : null,
  };
}

/** The code of the UPI network says most. `USER_DROPPED` has no further words. */
function reasonOf({ error_details: details, payment_status: status }: PaymentEntity): string {
  const { error_code_raw: raw, error_reason: reason, error_code: code } = details ?? {};
  return cutText(raw || reason || code || status.toLowerCase(), 80);
}

const refundStates: Record<string, ProviderRefund['state']> = {
  SUCCESS: 'processed',
  PENDING: 'pending',
  ONHOLD: 'waits',
  CANCELLED: 'failed',
  FAILED: 'failed',
};

export function toRefund(entity: z.infer<typeof refundEntity>): ProviderRefund {
  const state = refundStates[entity.refund_status] ?? 'pending';
  return {
    refundId: entity.refund_id ?? null,
    providerRefundId: entity.cf_refund_id,
    state,
    amountPaise: wholePaise(entity.refund_amount),
    currency: entity.refund_currency ?? 'INR',
    bankReference: entity.refund_arn ?? null,
    reason: state === 'processed' ? null : cutText(entity.status_description ?? '', 80) || null,
  };
}

/** Cashfree counts in rupees with two decimals. A further decimal is no amount of the shop, so it matches no payment. */
function wholePaise(rupees: number): number {
  const paise = Math.round(rupees * 100);
  return Math.abs(rupees * 100 - paise) < 1e-6 ? paise : -1;
}
