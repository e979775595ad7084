import { createHmac } from 'node:crypto';
import { drawCodePicture } from '../providers/simulator/protocols/draw-code-picture.ts';
import { openCashfree } from '../providers/cashfree/open-cashfree.ts';
import { recordedCashfree } from './recorded-cashfree.ts';
import { type ProviderCall, secrets, serveProvider, type Stage } from './stage.ts';

type OrderEntry = {
  amount: number;
  status: string;
  tries: { id: string; status: string }[];
  refunds: Map<string, Refund>;
};
type Refund = { amount: number; status: string };

const upi = 'upi://pay?pa=cashfree@bank&pn=Aranya&am=897.05&cu=INR';

/** Cashfree as documented: a server with recorded answers. */
export async function stageCashfree(): Promise<Stage> {
  const desk = openDesk();
  const { url, close, takesNext } = await serveProvider(desk.answerTo);
  const account = { url: `${url}/pg`, appId: 'app', secret: secrets.now };
  return {
    provider: openCashfree(account),
    stranger: openCashfree({ ...account, secret: 'guessed' }),
    renewed: openCashfree({ ...account, secret: secrets.next, oldSecret: secrets.now }),
    takesNext,
    close,
    ends: async (paymentId, as) => {
      const order = desk.orders.get(paymentId)!;
      if (as === 'paid') order.status = 'PAID';
      order.tries.at(-1)!.status = as === 'paid' ? 'SUCCESS' : 'FAILED';
    },
    endsRefund: async (refundId) => {
      for (const { refunds } of desk.orders.values())
        if (refunds.has(refundId)) refunds.get(refundId)!.status = 'SUCCESS';
    },
    webhooks: async (paymentId) => {
      const { amount, status, tries, refunds } = desk.orders.get(paymentId)!;
      const isFailed = tries.some((one) => one.status === 'FAILED');
      return [
        ...(isFailed ? [recordedCashfree.paymentWebhook(paymentId, amount, 'FAILED')] : []),
        ...(status === 'PAID' ? [recordedCashfree.paymentWebhook(paymentId, amount, 'SUCCESS')] : []),
        ...[...refunds].map(([id, refund]) => recordedCashfree.refundWebhook(paymentId, id, refund.amount)),
      ].map(signed);
    },
    ordersOf: async (paymentId) => (desk.orders.has(paymentId) ? 1 : 0),
    refundsOf: async (id) => [...desk.orders.values()].filter(({ refunds }) => refunds.has(id)).length,
  };
}

function openDesk() {
  const orders = new Map<string, OrderEntry>();
  let ids = 14_934_289_844;
  const recorded = recordedCashfree;

  async function answerTo({ method, path, body, request }: ProviderCall): Promise<[number, object]> {
    if (path === '/pg/orders/sessions') {
      const id = String((ids += 1));
      orders
        .get(String(body.payment_session_id).slice('session_'.length))!
        .tries.push({ id, status: 'NOT_ATTEMPTED' });
      const { channel } = (body.payment_method as { upi: { channel: 'link' | 'qrcode' } }).upi;
      return [200, recorded.pay(id, channel, channel === 'link' ? upi : await drawCodePicture(upi))];
    }
    if (request.headers['x-client-secret'] !== secrets.now) return [401, recorded.unknownKeys];
    if (path === '/pg/orders') return addOrder(body);
    const [, , , orderId = '', part, refundId = ''] = path.split('/');
    const order = orders.get(orderId);
    if (!order) return [404, recorded.error('order_not_found', 'something is not found')];
    if (part === 'payments')
      return [200, order.tries.map((one) => recorded.payment({ ...one, orderId, amount: order.amount }))];
    if (part === 'refunds')
      return method === 'POST' ? askRefund(orderId, order, body) : findRefund(orderId, order, refundId);
    if (method === 'PATCH') order.status = 'TERMINATED';
    return [200, recorded.order(orderId, order.status, order.amount)];
  }

  function addOrder({ order_id, order_amount: amount }: Record<string, unknown>): [number, object] {
    const orderId = String(order_id);
    if (orders.has(orderId))
      return [409, recorded.error('order_already_exists', 'order with same id is already present')];
    orders.set(orderId, { amount: Number(amount), status: 'ACTIVE', tries: [], refunds: new Map() });
    return [200, recorded.order(orderId, 'ACTIVE', Number(amount))];
  }

  function askRefund(orderId: string, order: OrderEntry, body: Record<string, unknown>): [number, object] {
    const [refundId, amount] = [String(body.refund_id), Number(body.refund_amount)];
    const gone = [...order.refunds.values()].reduce((sum, refund) => sum + refund.amount, 0);
    if (order.status !== 'PAID') return [409, recorded.error('refund_not_allowed', 'order is not paid')];
    if (gone + amount > order.amount)
      return [400, recorded.error('refund_amount_invalid', 'refund_amount : too much')];
    order.refunds.set(refundId, { amount, status: 'PENDING' });
    return findRefund(orderId, order, refundId);
  }

  function findRefund(orderId: string, { refunds }: OrderEntry, refundId: string): [number, object] {
    const refund = refunds.get(refundId);
    return refund
      ? [200, recorded.refund({ orderId, refundId, ...refund })]
      : [404, recorded.error('refund_not_found', 'something is not found')];
  }

  return { answerTo, orders };
}

function signed(event: object) {
  const body = Buffer.from(JSON.stringify(event));
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', secrets.now).update(timestamp).update(body).digest('base64');
  return { headers: { 'x-webhook-signature': signature, 'x-webhook-timestamp': timestamp }, body };
}
