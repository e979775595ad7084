import { toIndianTimestamp } from '#platform/india-time.ts';

/** Cashfree prints Indian time with its zone. */
const at = (moment: string) => toIndianTimestamp(new Date(moment));

/** Answers that Cashfree's documentation prints, with the ids of a test. Each names its page below https://www.cashfree.com/docs. */
export const recordedCashfree = {
  /** api-reference/payments/latest/orders/create */
  order: (orderId: string, status: string, amount: number) => ({
    cf_order_id: '2149460581',
    created_at: at('2023-08-11T12:32:46Z'),
    customer_details: {
      customer_id: '409128494',
      customer_name: 'John Doe',
      customer_email: 'pmlpayme@ntsas.com',
      customer_phone: '9876543210',
      customer_uid: '54deabb4-ba45-4a60-9e6a-9c016fe7ab10',
    },
    entity: 'order',
    order_amount: amount,
    payment_session_id: `session_${orderId}`,
    order_currency: 'INR',
    order_expiry_time: at('2023-09-09T12:32:46Z'),
    order_id: orderId,
    order_meta: {
      return_url: 'https://www.cashfree.com/devstudio/thankyou',
      payment_methods: 'cc',
      notify_url: 'https://example.com/cf_notify',
    },
    order_note: 'Order created for payment',
    order_splits: [],
    order_status: status,
    order_tags: { name: 'John', age: '19' },
    terminal_data: null,
    cart_details: { cart_id: '1' },
  }),
  /** api-reference/payments/latest/payments/pay, with the payload of UPI */
  pay: (paymentId: string, channel: 'link' | 'qrcode', content: string) => ({
    action: 'custom',
    cf_payment_id: paymentId,
    channel,
    payment_amount: 1.75,
    payment_method: 'upi',
    data: {
      url: null,
      payload: channel === 'link' ? { default: content } : { qrcode: content },
      content_type: null,
      method: null,
    },
  }),
  /** api-reference/payments/latest/payments/get-payments-for-order */
  payment: ({
    id,
    orderId,
    amount,
    status,
  }: {
    id: string;
    orderId: string;
    amount: number;
    status: string;
  }) => ({
    cf_payment_id: id,
    order_id: orderId,
    entity: 'payment',
    is_captured: status === 'SUCCESS',
    order_amount: amount,
    payment_group: 'upi',
    payment_currency: 'INR',
    payment_amount: amount,
    payment_time: at('2021-07-23T06:45:06Z'),
    payment_completion_time: status === 'NOT_ATTEMPTED' ? null : at('2021-07-23T06:48:59Z'),
    payment_status: status,
    payment_message: status === 'SUCCESS' ? 'Transaction successful' : 'Transaction failed',
    bank_reference: status === 'SUCCESS' ? 'P78112898712' : null,
    auth_id: null,
    authorization: null,
    payment_method: { upi: { channel: 'collect', upi_id: 'rohit@xcxcx' } },
    ...(status === 'FAILED' ? { error_details: recordedDecline } : {}),
  }),
  /** api-reference/payments/latest/refunds/create */
  refund: ({
    orderId,
    refundId,
    amount,
    status,
  }: {
    orderId: string;
    refundId: string;
    amount: number;
    status: string;
  }) => ({
    cf_payment_id: '789727431',
    cf_refund_id: '11325632',
    refund_id: refundId,
    order_id: orderId,
    entity: 'refund',
    refund_amount: amount,
    refund_currency: 'INR',
    refund_note: 'Test',
    refund_status: status,
    refund_arn: status === 'SUCCESS' ? '205907014017' : null,
    refund_charge: 0,
    status_description: status === 'SUCCESS' ? 'Refund processed successfully' : 'In Progress',
    metadata: null,
    refund_splits: [],
    refund_type: 'MERCHANT_INITIATED',
    refund_mode: 'STANDARD',
    created_at: at('2022-02-28T07:24:25Z'),
    processed_at: status === 'SUCCESS' ? at('2022-02-28T07:34:27Z') : null,
  }),
  /** api-reference/payments/latest/payments/webhooks */
  paymentWebhook: (orderId: string, amount: number, status: 'SUCCESS' | 'FAILED' | 'USER_DROPPED') => ({
    data: {
      order: { order_id: orderId, order_amount: amount, order_currency: 'INR', order_tags: null },
      payment: {
        cf_payment_id: '1453002795',
        payment_status: status,
        payment_amount: amount,
        payment_currency: 'INR',
        payment_message: status === 'SUCCESS' ? '00::Transaction success' : 'ZM::Invalid PIN',
        payment_time: at('2022-12-15T06:50:29Z'),
        bank_reference: '234928698581',
        auth_id: null,
        payment_method: { upi: { channel: 'collect', upi_id: 'suhasg6@ybl' } },
        payment_group: 'upi',
      },
      customer_details: {
        customer_name: null,
        customer_id: '7112AAA812234',
        customer_email: 'customer@example.com',
        customer_phone: '9908734801',
      },
      ...(status === 'FAILED' ? { error_details: recordedDecline } : {}),
      payment_gateway_details: { gateway_name: 'CASHFREE', gateway_order_id: '1634766330' },
      payment_offers: [],
    },
    event_time: at('2022-12-15T05:46:10Z'),
    type: `PAYMENT_${status}_WEBHOOK`,
  }),
  /** api-reference/payments/latest/refunds/webhooks: ids are numbers there */
  refundWebhook: (orderId: string, refundId: string, amount: number) => ({
    data: {
      refund: {
        cf_refund_id: 11_325_632,
        cf_payment_id: 789_727_431,
        refund_id: refundId,
        order_id: orderId,
        refund_amount: amount,
        refund_currency: 'INR',
        entity: 'Refund',
        refund_type: 'MERCHANT_INITIATED',
        refund_arn: '205907014017',
        refund_status: 'SUCCESS',
        status_description: 'Refund processed successfully',
        created_at: at('2022-02-28T07:24:25Z'),
        processed_at: at('2022-02-28T07:34:27Z'),
        refund_note: 'Test',
        metadata: null,
        refund_mode: 'STANDARD',
      },
    },
    event_time: at('2022-02-28T07:34:28Z'),
    type: 'REFUND_STATUS_WEBHOOK',
  }),
  /** api-reference/payments/errors */
  error: (code: string, message: string) => ({ message, code, type: 'invalid_request_error' }),
  unknownKeys: { message: 'authentication Failed', code: 'request_failed', type: 'authentication_error' },
};

const recordedDecline = {
  error_code: 'TRANSACTION_DECLINED',
  error_description: 'issuer bank or payment service provider declined the transaction',
  error_reason: 'auth_declined',
  error_source: 'customer',
};
