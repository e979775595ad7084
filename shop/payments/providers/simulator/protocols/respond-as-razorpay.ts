import { randomBytes } from 'node:crypto';
import { addRefund, leftOf, moveTry } from '../move-tries.ts';
import type { Answer, SimulatorRequest, Office } from '../office.ts';
import type { SimulatedTry } from '../payment-file.ts';
import { razorpayOrder, razorpayPayment, razorpayRefund } from './razorpay-bodies.ts';
import { upiTextOf } from '../upi-text-of.ts';
import { razorpayRecon } from './respond-with-settlements.ts';

const idPath = /^\/v1\/(orders|payments)\/([\w-]{1,40})(?:\/(payments|capture|refund|refunds))?$/;

/** Answers as Razorpay documents itself: https://razorpay.com/docs/api. Null for another path. */
export function respondAsRazorpay(office: Office, asked: SimulatorRequest): Answer | null {
  const { method, path, headers, body } = asked;
  if (!path.startsWith('/v1/')) return null;
  const { id, secret } = office.keys;
  const known = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  if (headers.authorization !== known) return { ...error('Authentication failed'), status: 401 };
  if (path === '/v1/orders')
    return method === 'POST' ? addOrder(office, body) : listOrders(office, asked.query);
  if (path === '/v1/payments/create/upi' && method === 'POST') return beginTry(office, body);
  const recon = razorpayRecon(office, asked);
  if (recon) return recon;
  const [, kind, entityId = '', part = ''] = idPath.exec(path) ?? [];
  if (kind === 'orders') return readOrder(office, entityId, part);
  const one = office.payments.try(entityId);
  if (!one) return error('The id provided does not exist');
  switch (`${method} ${part}`) {
    case 'GET ':
      return fine(razorpayPayment(office, one));
    case 'POST capture':
      return captureTry(office, one, body);
    case 'POST refund':
      return askRefund(office, one, asked);
    case 'GET refunds':
      return listOf(office.payments.refundsOf(one.id).map(razorpayRefund));
    default:
      return error('The requested URL was not found on the server.');
  }
}

function addOrder(office: Office, { amount, currency, receipt, notes }: Record<string, unknown>): Answer {
  if (!Number.isInteger(amount)) return error('The amount must be an integer.', 'amount');
  if ((amount as number) < 100) return error('The amount must be at least INR 1.00', 'amount');
  const order = office.payments.addOrder({
    id: newId('order'),
    protocol: 'razorpay',
    reference: typeof receipt === 'string' ? receipt : '',
    amountPaise: amount as number,
    currency: String(currency),
    session: '',
    createdAt: office.now().toISOString(),
    expiresAt: null,
    isEnded: false,
    webhookUrl: null,
    notes: (notes ?? {}) as Record<string, unknown>,
  });
  return fine(razorpayOrder(office, order));
}

function listOrders(office: Office, query: URLSearchParams): Answer {
  const order = office.payments.orderOf(query.get('receipt') ?? '');
  return listOf(order?.protocol === 'razorpay' ? [razorpayOrder(office, order)] : []);
}

function readOrder(office: Office, id: string, part: string): Answer {
  const order = office.payments.order(id);
  if (order?.protocol !== 'razorpay') return error('The id provided does not exist');
  if (part === 'payments')
    return listOf(office.payments.tries(id).map((one) => razorpayPayment(office, one)));
  return fine(razorpayOrder(office, order));
}

function beginTry(office: Office, { amount, order_id }: Record<string, unknown>): Answer {
  const order = office.payments.order(String(order_id));
  if (!order) return error('The id provided does not exist', 'order_id', 'invalid_order_id');
  if (amount !== order.amountPaise)
    return error('Payment amount differs from the order amount.', 'amount', 'order_amount_mismatch');
  if (office.payments.tries(order.id).some(({ state }) => state === 'captured'))
    return error(
      'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
      'order_id',
      'order_already_paid',
    );
  const one = office.payments.addTry({
    id: newId('pay'),
    orderId: order.id,
    state: 'created',
    reason: null,
    bankReference: null,
    createdAt: office.now().toISOString(),
    endedAt: null,
  });
  return fine({ razorpay_payment_id: one.id, link: upiTextOf(order, one) });
}

function captureTry(office: Office, one: SimulatedTry, { amount }: Record<string, unknown>): Answer {
  const order = office.payments.order(one.orderId)!;
  if (amount !== order.amountPaise) return error('Capture amount must be equal to the amount authorized.');
  if (one.state === 'captured') return error('This payment has already been captured');
  if (one.state !== 'authorised') return error('Only payments which have been authorized can be captured');
  return fine(razorpayPayment(office, moveTry(office, one, { act: 'paid', reason: null })));
}

function askRefund(office: Office, one: SimulatedTry, { body, headers }: SimulatorRequest): Answer {
  const reference = typeof body.receipt === 'string' ? body.receipt : '';
  const amountPaise = Number(body.amount);
  const key = headers['x-refund-idempotency'];
  if (typeof key === 'string' && !/^[\w-]{10,}$/.test(key))
    return error('The idempotency key must be at least 10 characters long.');
  // The key and the receipt are the shop's refund, so one finds both.
  const known = office.payments.refundsOf(one.id).find((refund) => refund.reference === reference);
  if (known && known.amountPaise === amountPaise) return fine(razorpayRefund(known));
  if (known)
    return {
      ...error('Different request with the same idempotency key has already been processed.'),
      status: 409,
    };
  const left = leftOf(office, one);
  if (left === 0) return error('The payment has been fully refunded already.');
  if (!(amountPaise >= 100)) return error('The amount must be at least INR 1.00', 'amount');
  if (amountPaise > left) return error('The refund amount provided is greater than amount captured.');
  if (office.settings.balancePaise < amountPaise)
    return error('Your account does not have enough balance to carry out the refund operation.');
  const refund = addRefund(office, { id: newId('rfnd'), tryId: one.id, reference, amountPaise });
  return fine(razorpayRefund(refund));
}

function fine(body: object): Answer {
  return { status: 200, body };
}

function listOf(items: object[]): Answer {
  return fine({ entity: 'collection', count: items.length, items });
}

function error(description: string, field?: string, reason = 'input_validation_failed'): Answer {
  const about = { source: 'business', step: 'payment_initiation', reason, metadata: {} };
  return {
    status: 400,
    body: { error: { code: 'BAD_REQUEST_ERROR', description, ...about, ...(field ? { field } : {}) } },
  };
}

/** `pay_` and fourteen letters and digits. */
function newId(kind: 'order' | 'pay' | 'rfnd'): string {
  return `${kind}_${randomBytes(20).toString('base64').replaceAll(/\W/g, '').slice(0, 14)}`;
}
