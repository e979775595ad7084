import type { Office } from '../office.ts';
import type { SimulatedOrder, SimulatedRefund, SimulatedTry } from '../payment-file.ts';

export function secondsOf(iso: string): number {
  return Math.floor(new Date(iso).getTime() / 1_000);
}

export function razorpayOrder(office: Office, order: SimulatedOrder): Record<string, unknown> {
  const tries = office.payments.tries(order.id);
  const isPaid = tries.some(({ state }) => state === 'captured');
  const status = isPaid ? 'paid' : tries.length > 0 ? 'attempted' : 'created';
  return {
    id: order.id,
    entity: 'order',
    amount: order.amountPaise,
    amount_paid: isPaid ? order.amountPaise : 0,
    amount_due: isPaid ? 0 : order.amountPaise,
    currency: order.currency,
    receipt: order.reference,
    offer_id: null,
    status,
    attempts: tries.length,
    notes: order.notes,
    created_at: secondsOf(order.createdAt),
  };
}

const tryStates = {
  created: 'created',
  authorised: 'authorized',
  captured: 'captured',
  failed: 'failed',
  dropped: 'created',
};

export function razorpayPayment(office: Office, one: SimulatedTry) {
  const order = office.payments.order(one.orderId)!;
  const refunds = office.payments.refundsOf(one.id).filter(({ state }) => state !== 'failed');
  const refundedPaise = refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const isWhole = refundedPaise === order.amountPaise;
  return {
    id: one.id,
    entity: 'payment',
    amount: order.amountPaise,
    currency: order.currency,
    status: isWhole ? 'refunded' : tryStates[one.state],
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: refundedPaise,
    refund_status: refundedPaise === 0 ? null : isWhole ? 'full' : 'partial',
    captured: one.state === 'captured',
    vpa: 'customer@simulator',
    email: 'void@razorpay.com',
    contact: '+919999999999',
    notes: Object.keys(order.notes).length > 0 ? order.notes : [],
    ...errorOf(one),
    acquirer_data: { rrn: one.bankReference },
    created_at: secondsOf(one.createdAt),
    upi: { vpa: 'customer@simulator', flow: 'intent' },
  };
}

function errorOf({ state, reason }: SimulatedTry) {
  const isFailed = state === 'failed';
  return {
    error_code: isFailed ? 'BAD_REQUEST_ERROR' : null,
    error_description: isFailed ? 'Payment failed' : null,
    error_source: isFailed ? 'customer' : null,
    error_step: isFailed ? 'payment_authentication' : null,
    error_reason: isFailed ? reason : null,
  };
}

export function razorpayRefund(refund: SimulatedRefund): Record<string, unknown> {
  const isProcessed = refund.state === 'processed';
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amountPaise,
    currency: 'INR',
    payment_id: refund.tryId,
    notes: [],
    receipt: refund.reference,
    acquirer_data: { arn: isProcessed ? refund.id.slice(-12) : null },
    created_at: secondsOf(refund.createdAt),
    batch_id: null,
    status: refund.state === 'waits' ? 'pending' : refund.state,
    speed_requested: 'normal',
    speed_processed: 'normal',
  };
}
