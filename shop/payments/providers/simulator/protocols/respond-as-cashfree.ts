import { randomBytes, randomInt } from 'node:crypto';
import { readIndianTime } from '#platform/india-time.ts';
import { cashfreeOrder, cashfreePayment, cashfreeRefund, cashfreeStatus } from './cashfree-bodies.ts';
import { drawCodePicture } from './draw-code-picture.ts';
import { addRefund, isAct, leftOf, moveTry } from '../move-tries.ts';
import type { Answer, SimulatorRequest, Office } from '../office.ts';
import type { SimulatedOrder, SimulatedRefund } from '../payment-file.ts';
import { upiTextOf } from '../upi-text-of.ts';
import { cashfreeRecon } from './respond-with-settlements.ts';

const orderPath = /^\/pg\/orders\/([\w-]{3,45})(?:\/(payments|refunds)(?:\/([\w-]{1,40}))?)?$/;

/** Answers as Cashfree documents itself: https://www.cashfree.com/docs/api-reference/payments/latest/overview. Null for another path. */
export async function respondAsCashfree(office: Office, asked: SimulatorRequest): Promise<Answer | null> {
  const { method, path, headers } = asked;
  if (!path.startsWith('/pg/')) return null;
  if (!headers['x-api-version']) return error(400, 'version_missing', 'API version header missing');
  if (path === '/pg/orders/sessions' && method === 'POST') return await beginTry(office, asked.body);
  const { id, secret } = office.keys;
  if (headers['x-client-id'] !== id || headers['x-client-secret'] !== secret) return unknownKeys;
  if (path === '/pg/orders' && method === 'POST') return addOrder(office, asked.body);
  if (path === '/pg/simulate' && method === 'POST') return simulatePayment(office, asked.body);
  const recon = cashfreeRecon(office, asked);
  if (recon) return recon;
  const [, reference = '', part, refundId] = orderPath.exec(path) ?? [];
  const order = office.payments.orderOf(reference);
  if (order?.protocol !== 'cashfree')
    return error(404, 'order_not_found', 'Order Reference Id does not exist');
  switch (`${method} ${part ?? ''}`) {
    case 'GET ':
      return fine(cashfreeOrder(office, order));
    case 'PATCH ':
      return endOrder(office, order);
    case 'GET payments':
      return fine(office.payments.tries(order.id).map((one) => cashfreePayment(order, one)));
    case 'POST refunds':
      return askRefund(office, order, asked.body);
    case 'GET refunds':
      return readRefund(office, order, refundId ?? '');
    default:
      return error(404, 'request_failed', 'bad URL, please check API documentation');
  }
}

function addOrder(office: Office, body: Record<string, unknown>): Answer {
  const {
    order_id,
    order_amount,
    order_currency = 'INR',
    order_expiry_time,
    order_meta,
    customer_details,
  } = body;
  const reference = typeof order_id === 'string' ? order_id : `order_${randomBytes(12).toString('hex')}`;
  const customer = (customer_details ?? {}) as Record<string, unknown>;
  const rupees = Number(order_amount);
  if (!/^[\w-]{3,45}$/.test(reference)) return error(400, 'order_id_invalid', 'order_id : invalid value');
  if (!(rupees >= 1)) return error(400, 'order_amount_invalid', 'order_amount : should be at least 1');
  if (!customer.customer_id || !/^\d{10}$/.test(String(customer.customer_phone)))
    return error(400, 'customer_phone_invalid', 'customer_details.customer_phone : invalid value entered');
  if (office.payments.orderOf(reference))
    return error(409, 'order_already_exists', 'order with same id is already present');
  const expiresAt = typeof order_expiry_time === 'string' ? readIndianTime(order_expiry_time) : null;
  const { notify_url } = (order_meta ?? {}) as { notify_url?: string };
  const order = office.payments.addOrder({
    id: digits(),
    protocol: 'cashfree',
    reference,
    amountPaise: Math.round(rupees * 100),
    currency: String(order_currency),
    session: `session_${randomBytes(24).toString('base64url')}`,
    createdAt: office.now().toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    isEnded: false,
    webhookUrl: notify_url ?? null,
    notes: {},
  });
  return fine(cashfreeOrder(office, order));
}

async function beginTry(office: Office, body: Record<string, unknown>): Promise<Answer> {
  const order = office.payments.bySession(String(body.payment_session_id));
  if (!order || cashfreeStatus(office, order) !== 'ACTIVE')
    return error(404, 'orderpay_not_found', 'Order is no longer active');
  const { upi } = (body.payment_method ?? {}) as { upi?: { channel?: string } };
  const channel = upi?.channel;
  if (channel !== 'link' && channel !== 'qrcode')
    return error(400, 'payment_method_invalid', 'payment_method : invalid value');
  const one = office.payments.addTry({
    id: digits(),
    orderId: order.id,
    state: 'created',
    reason: null,
    bankReference: null,
    createdAt: office.now().toISOString(),
    endedAt: null,
  });
  const text = upiTextOf(order, one);
  const payload =
    channel === 'link'
      ? { default: text, gpay: text.replace('upi:', 'tez:'), web: null }
      : { qrcode: await drawCodePicture(text) };
  return fine({
    action: 'custom',
    cf_payment_id: one.id,
    channel,
    data: { url: null, payload, content_type: null, method: null },
    payment_amount: order.amountPaise / 100,
    payment_method: 'upi',
  });
}

/** `POST /pg/simulate` of the test environment: https://www.cashfree.com/docs/api-reference/payments/latest/simulation/simulate-payment */
function simulatePayment(office: Office, body: Record<string, unknown>): Answer {
  const one = office.payments.try(String(body.entity_id));
  if (!one) return error(404, 'payment_not_found', 'payment not found');
  const { payment_status, payment_error_code } = (body.entity_simulation ?? {}) as Record<string, string>;
  const act = { SUCCESS: 'paid', FAILED: 'failed', USER_DROPPED: 'dropped' }[payment_status ?? ''] ?? null;
  if (isAct(act)) moveTry(office, one, { act, reason: payment_error_code?.toLowerCase() ?? null });
  return fine({
    entity: 'PAYMENTS',
    entity_id: one.id,
    simulation_id: `sim_${one.id}`,
    entity_simulation: body.entity_simulation,
  });
}

function endOrder(office: Office, order: SimulatedOrder): Answer {
  if (cashfreeStatus(office, order) !== 'ACTIVE') return error(400, 'order_inactive', 'Order is not active');
  return fine(cashfreeOrder(office, office.payments.keepOrder({ ...order, isEnded: true })));
}

function askRefund(office: Office, order: SimulatedOrder, body: Record<string, unknown>): Answer {
  const reference = String(body.refund_id);
  const amountPaise = Math.round(Number(body.refund_amount) * 100);
  const known = refundOf(office, order, reference);
  if (known?.amountPaise === amountPaise) return fine(cashfreeRefund(office, known));
  if (known) return error(400, 'refund_id_already_exists', 'refund_id already exists with another body');
  const paid = office.payments.tries(order.id).find(({ state }) => state === 'captured');
  if (!paid) return error(409, 'refund_not_allowed', 'order is not paid');
  if (!(amountPaise > 0) || amountPaise > leftOf(office, paid))
    return error(400, 'refund_amount_invalid', 'refund_amount : exceeds the amount that is left');
  return fine(
    cashfreeRefund(office, addRefund(office, { id: digits(), tryId: paid.id, reference, amountPaise })),
  );
}

function readRefund(office: Office, order: SimulatedOrder, reference: string): Answer {
  const refund = refundOf(office, order, reference);
  return refund
    ? fine(cashfreeRefund(office, refund))
    : error(404, 'refund_not_found', 'Refund does not exist');
}

function refundOf(office: Office, order: SimulatedOrder, reference: string): SimulatedRefund | undefined {
  return office.payments
    .tries(order.id)
    .flatMap(({ id }) => office.payments.refundsOf(id))
    .find((one) => one.reference === reference);
}

function fine(body: object): Answer {
  return { status: 200, body };
}

function error(status: number, code: string, message: string): Answer {
  return { status, body: { message, code, type: 'invalid_request_error' } };
}

const unknownKeys: Answer = {
  status: 401,
  body: { message: 'authentication Failed', code: 'request_failed', type: 'authentication_error' },
};

function digits(): string {
  return String(randomInt(10 ** 10, 2 ** 47));
}
