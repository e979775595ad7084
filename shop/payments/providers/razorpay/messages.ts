import { cutText } from '#platform/text/cut-text.ts';
import { z } from 'zod';
import type { ProviderPayment, ProviderRefund, ProviderState } from '../../provider.ts';

const said = z.string().nullish();
/** Empty notes are a list. */
const notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish();

/** Response of `POST /v1/orders`: https://razorpay.com/docs/api/orders/create */
export const orderEntity = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  receipt: said,
  status: z.string(),
});

export const ordersResponse = z.object({ items: z.array(orderEntity).max(100) });

/** Response of `POST /v1/payments/create/upi`: https://razorpay.com/docs/payments/payment-gateway/s2s-integration/payment-methods/upi/intent */
export const createResponse = z.object({ razorpay_payment_id: z.string(), link: z.string() });

/** A payment: https://razorpay.com/docs/api/payments/entity */
export const paymentEntity = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  order_id: said,
  notes,
  error_reason: said,
  error_code: said,
  acquirer_data: z.object({ rrn: said, upi_transaction_id: said }).nullish(),
  created_at: z.number(),
});

export type PaymentEntity = z.infer<typeof paymentEntity>;

export const paymentsResponse = z.object({ items: z.array(paymentEntity).max(100) });

/** A refund: https://razorpay.com/docs/api/refunds/entity */
export const refundEntity = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  payment_id: z.string(),
  receipt: said,
  status: z.string(),
  acquirer_data: z.object({ arn: said, rrn: said }).nullish(),
});

export const refundsResponse = z.object({ items: z.array(refundEntity).max(100) });

/** Webhooks: https://razorpay.com/docs/webhooks/payments and https://razorpay.com/docs/webhooks/refunds */
export const webhookBody = z.object({
  event: z.string(),
  created_at: z.number(),
  payload: z.object({
    payment: z.object({ entity: paymentEntity }).nullish(),
    refund: z.object({ entity: refundEntity }).nullish(),
  }),
});

/** Errors: https://razorpay.com/docs/errors */
const errorBody = z.object({ error: z.object({ code: z.string(), description: z.string(), reason: said }) });

export function readError(body: unknown): { message: string; code: string } | null {
  const error = errorBody.safeParse(body).data?.error;
  return error ? { message: error.description, code: error.reason ?? error.code } : null;
}

/** A refunded payment was captured. Its refunds say the rest. */
const states: Record<string, ProviderState> = {
  created: 'pending',
  authorized: 'authorised',
  captured: 'captured',
  refunded: 'captured',
  failed: 'failed',
};

export const paymentNote = 'payment';

export function toPayment(entity: PaymentEntity): ProviderPayment {
  const state = states[entity.status] ?? 'pending';
  const given = Array.isArray(entity.notes) ? undefined : entity.notes?.[paymentNote];
  return {
    providerPaymentId: entity.id,
    providerOrderId: entity.order_id ?? '',
    paymentId: typeof given === 'string' ? given : null,
    state,
    amountPaise: entity.amount,
    currency: entity.currency,
    bankReference: entity.acquirer_data?.rrn ?? null,
    reason:
      state === 'failed' ? cutText(entity.error_reason || entity.error_code || 'payment_failed', 80) : null,
    at: new Date(entity.created_at * 1_000).toISOString(),
  };
}

const refundStates: Record<string, ProviderRefund['state']> = {
  pending: 'pending',
  processed: 'processed',
  failed: 'failed',
};

export function toRefund(entity: z.infer<typeof refundEntity>): ProviderRefund {
  const state = refundStates[entity.status] ?? 'pending';
  return {
    refundId: entity.receipt ?? null,
    providerRefundId: entity.id,
    state,
    amountPaise: entity.amount,
    currency: entity.currency,
    bankReference: entity.acquirer_data?.arn ?? entity.acquirer_data?.rrn ?? null,
    reason: state === 'failed' ? 'refund_failed' : null,
  };
}
