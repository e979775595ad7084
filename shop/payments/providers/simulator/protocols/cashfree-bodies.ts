import { toIndianTimestamp } from '#platform/india-time.ts';
import type { Office } from '../office.ts';
import type { SimulatedOrder, SimulatedRefund, SimulatedTry } from '../payment-file.ts';

const orderStates = { isPaid: 'PAID', isEnded: 'TERMINATED', isOver: 'EXPIRED' };

export function cashfreeOrder(office: Office, order: SimulatedOrder): Record<string, unknown> {
  return {
    cf_order_id: order.id,
    created_at: toIndianTimestamp(new Date(order.createdAt)),
    customer_details: { customer_id: 'simulated', customer_phone: '9999999999' },
    entity: 'order',
    order_amount: order.amountPaise / 100,
    payment_session_id: order.session,
    order_currency: order.currency,
    order_expiry_time: order.expiresAt && toIndianTimestamp(new Date(order.expiresAt)),
    order_id: order.reference,
    order_meta: { return_url: null, payment_methods: 'upi', notify_url: order.webhookUrl },
    order_note: null,
    order_status: cashfreeStatus(office, order),
    order_tags: null,
  };
}

export function cashfreeStatus(office: Office, order: SimulatedOrder): string {
  if (office.payments.tries(order.id).some(({ state }) => state === 'captured')) return orderStates.isPaid;
  if (order.isEnded) return orderStates.isEnded;
  const isOver = order.expiresAt !== null && order.expiresAt <= office.now().toISOString();
  return isOver ? orderStates.isOver : 'ACTIVE';
}

const tryStates = {
  created: 'NOT_ATTEMPTED',
  authorised: 'PENDING',
  captured: 'SUCCESS',
  failed: 'FAILED',
  dropped: 'USER_DROPPED',
};

export function cashfreePayment(order: SimulatedOrder, one: SimulatedTry) {
  return {
    cf_payment_id: one.id,
    order_id: order.reference,
    entity: 'payment',
    error_details:
      one.state === 'failed'
        ? {
            error_code: 'TRANSACTION_DECLINED',
            error_description: 'issuer bank or payment service provider declined the transaction',
            error_reason: one.reason,
            error_source: 'customer',
          }
        : null,
    is_captured: one.state === 'captured',
    order_amount: order.amountPaise / 100,
    payment_group: 'upi',
    payment_currency: order.currency,
    payment_amount: order.amountPaise / 100,
    payment_time: toIndianTimestamp(new Date(one.createdAt)),
    payment_completion_time: one.endedAt && toIndianTimestamp(new Date(one.endedAt)),
    payment_status: tryStates[one.state],
    payment_message: one.state === 'captured' ? '00::Transaction success' : null,
    bank_reference: one.bankReference,
    auth_id: null,
    payment_method: { upi: { channel: 'link', upi_id: 'customer@simulator' } },
  };
}

const refundStates = { pending: 'PENDING', processed: 'SUCCESS', failed: 'FAILED', waits: 'ONHOLD' };
const refundWords = {
  pending: 'In Progress',
  processed: 'Refund processed successfully',
  failed: 'Refund failed at the bank',
  waits: 'Refund is on hold since the balance is too low',
};

export function cashfreeRefund(office: Office, refund: SimulatedRefund): Record<string, unknown> {
  const order = office.payments.order(office.payments.try(refund.tryId)!.orderId)!;
  const isProcessed = refund.state === 'processed';
  return {
    cf_payment_id: refund.tryId,
    cf_refund_id: refund.id,
    refund_id: refund.reference,
    order_id: order.reference,
    entity: 'refund',
    refund_amount: refund.amountPaise / 100,
    refund_currency: order.currency,
    refund_status: refundStates[refund.state],
    refund_arn: isProcessed ? `ARN${refund.id}` : null,
    refund_type: 'MERCHANT_INITIATED',
    status_description: refundWords[refund.state],
    created_at: toIndianTimestamp(new Date(refund.createdAt)),
    processed_at: isProcessed ? toIndianTimestamp(office.now()) : null,
  };
}
