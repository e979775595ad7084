type Recorded = { id: string; orderId: string; amount: number; status: string; paymentId: string };

/** Answers that Razorpay's documentation prints, with the ids of a test. Each names its page below https://razorpay.com/docs. */
export const recordedRazorpay = {
  /** api/orders/create */
  order: (id: string, { receipt, amount, status }: { receipt: string; amount: number; status: string }) => ({
    amount,
    amount_due: amount,
    amount_paid: 0,
    attempts: 0,
    created_at: 1_756_455_561,
    currency: 'INR',
    entity: 'order',
    id,
    notes: { key1: 'value3', key2: 'value2' },
    offer_id: null,
    receipt,
    status,
  }),
  collection: (items: object[]) => ({ entity: 'collection', count: items.length, items }),
  /** payments/payment-gateway/s2s-integration/payment-methods/upi/intent */
  created: (id: string) => ({
    razorpay_payment_id: id,
    link: 'upi://pay?pa=success@razorpay&pn=xyz&tr=xxxxxxxxxxx&tn=gourav&am=1&cu=INR&mc=xyzw',
  }),
  /** api/orders/fetch-payments */
  payment: ({ id, orderId, amount, status, paymentId }: Recorded) => {
    const isFailed = status === 'failed';
    return {
      id,
      entity: 'payment',
      amount,
      currency: 'INR',
      status,
      order_id: orderId,
      invoice_id: null,
      international: false,
      method: 'upi',
      amount_refunded: 0,
      refund_status: null,
      captured: status === 'captured',
      description: null,
      card_id: null,
      bank: null,
      wallet: null,
      vpa: 'success@razorpay',
      email: 'void@razorpay.com',
      contact: '+919999999999',
      notes: { payment: paymentId },
      fee: null,
      tax: null,
      error_code: isFailed ? 'BAD_REQUEST_ERROR' : null,
      error_description: isFailed
        ? 'Payment was unsuccessful due to a temporary issue. If amount got deducted, it will be refunded within 5-7 working days.'
        : null,
      error_source: isFailed ? 'gateway' : null,
      error_step: isFailed ? 'payment_response' : null,
      error_reason: isFailed ? 'payment_failed' : null,
      acquirer_data: { rrn: isFailed ? null : '0125836177' },
      created_at: 1_701_688_684,
      upi: { vpa: 'success@razorpay' },
    };
  },
  /** api/refunds/normal-refunds-idempotent */
  refund: ({
    paymentId,
    receipt,
    amount,
    status,
  }: {
    paymentId: string;
    receipt: string;
    amount: number;
    status: string;
  }) => ({
    id: 'rfnd_FP8QHiV938haTz',
    entity: 'refund',
    amount,
    receipt,
    currency: 'INR',
    payment_id: paymentId,
    notes: {},
    acquirer_data: { arn: null },
    created_at: 1_597_078_866,
    batch_id: null,
    status,
    speed_processed: 'normal',
    speed_requested: 'normal',
  }),
  /** webhooks/payments and webhooks/refunds. Empty notes are a list. */
  webhook: (event: string, payload: object, createdAt: number) => ({
    entity: 'event',
    account_id: 'acc_BFQ7uQEaa7j2z7',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: createdAt,
  }),
  /** errors */
  error: (description: string, reason = 'input_validation_failed') => ({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason,
      metadata: {},
    },
  }),
};
