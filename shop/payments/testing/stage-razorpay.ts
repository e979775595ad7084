import { createHmac } from 'node:crypto';
import { openRazorpay } from '../providers/razorpay/open-razorpay.ts';
import { recordedRazorpay } from './recorded-razorpay.ts';
import { type ProviderCall, secrets, serveProvider, type Stage } from './stage.ts';

type Order = {
  id: string;
  receipt: string;
  amount: number;
  status: string;
  tries: { id: string; status: string }[];
};
type Refund = { paymentId: string; receipt: string; amount: number; status: string };

/** Razorpay as documented: a server with recorded answers. */
export async function stageRazorpay(): Promise<Stage> {
  const desk = openDesk();
  const { url, close, takesNext } = await serveProvider(desk.answerTo);
  const account = { url, keyId: 'key', keySecret: secrets.now, webhookSecret: secrets.now };
  return {
    provider: openRazorpay(account),
    stranger: openRazorpay({ ...account, keySecret: 'guessed' }),
    renewed: openRazorpay({ ...account, webhookSecret: secrets.next, oldWebhookSecret: secrets.now }),
    takesNext,
    close,
    ends: async (paymentId, as) => {
      const order = desk.orderOf(paymentId);
      if (as === 'paid') order.status = 'paid';
      order.tries.at(-1)!.status = as === 'paid' ? 'captured' : 'failed';
    },
    endsRefund: async (refundId) => {
      for (const refund of desk.refunds) if (refund.receipt === refundId) refund.status = 'processed';
    },
    webhooks: async (paymentId) =>
      desk
        .paymentsOf(desk.orderOf(paymentId))
        .filter(({ status }) => status !== 'created')
        .flatMap((entity) => {
          const payment = { entity };
          const refunds = desk.refundsOf(entity.id);
          const events = refunds.map((refund) =>
            signed('refund.processed', { refund: { entity: refund }, payment }),
          );
          return events.concat(signed(`payment.${entity.status}`, { payment }));
        }),
    ordersOf: async (paymentId) => desk.orders.filter(({ receipt }) => receipt === paymentId).length,
    refundsOf: async (refundId) => desk.refunds.filter(({ receipt }) => receipt === refundId).length,
  };
}

function openDesk() {
  const orders: Order[] = [];
  const refunds: Refund[] = [];
  const recorded = recordedRazorpay;
  const orderOf = (receipt: string) => orders.find((order) => order.receipt === receipt)!;
  const paymentsOf = (order: Order) =>
    order.tries.map(({ id, status }) =>
      recorded.payment({ id, status, orderId: order.id, amount: order.amount, paymentId: order.receipt }),
    );

  function answerTo({ method, path, query, body, request }: ProviderCall): [number, object] {
    const given = Buffer.from(
      (request.headers.authorization ?? '').slice('Basic '.length),
      'base64',
    ).toString();
    if (given !== `key:${secrets.now}`) return [401, recorded.error('Authentication failed')];
    if (path === '/v1/orders')
      return method === 'POST' ? addOrder(body) : [200, recorded.collection(found(query))];
    if (path === '/v1/payments/create/upi') return beginTry(body);
    const [, , kind, id = '', part = ''] = path.split('/');
    if (kind === 'orders') {
      const order = orders.find((one) => one.id === id)!;
      return [200, part ? recorded.collection(paymentsOf(order)) : recorded.order(order.id, order)];
    }
    const order = orders.find(({ tries }) => tries.some((one) => one.id === id));
    if (part === 'refund') return askRefund(order!, id, body);
    if (part === 'refunds') return [200, recorded.collection(refundsOf(id))];
    return [200, paymentsOf(order!).find((payment) => payment.id === id)!];
  }

  const refundsOf = (id: string) => refunds.filter(({ paymentId }) => paymentId === id).map(recorded.refund);
  const found = (query: URLSearchParams) =>
    orders
      .filter(({ receipt }) => receipt === query.get('receipt'))
      .map((order) => recorded.order(order.id, order));

  function addOrder({ receipt, amount }: Record<string, unknown>): [number, object] {
    const order = {
      id: `order_RB58MiP5SPFY${10 + orders.length}`,
      receipt: String(receipt),
      amount: Number(amount),
    };
    orders.push({ ...order, status: 'created', tries: [] });
    return [200, recorded.order(order.id, { ...order, status: 'created' })];
  }

  function beginTry({ order_id }: Record<string, unknown>): [number, object] {
    const order = orders.find(({ id }) => id === order_id)!;
    const id = `pay_${order.id.slice(-5)}${order.tries.length}DESyzx`;
    order.tries.push({ id, status: 'created' });
    return [200, recorded.created(id)];
  }

  function askRefund(order: Order, paymentId: string, body: Record<string, unknown>): [number, object] {
    const amount = Number(body.amount);
    const gone = refunds
      .filter((one) => one.paymentId === paymentId)
      .reduce((sum, one) => sum + one.amount, 0);
    if (order.status !== 'paid')
      return [400, recorded.error('The payment status should be captured for action to be taken')];
    if (gone + amount > order.amount)
      return [400, recorded.error('The refund amount provided is greater than amount captured')];
    const refund = { paymentId, receipt: String(body.receipt), amount, status: 'pending' };
    refunds.push(refund);
    return [200, recorded.refund(refund)];
  }

  return { answerTo, orders, refunds, orderOf, paymentsOf, refundsOf };
}

function signed(event: string, payload: object) {
  const content = recordedRazorpay.webhook(event, payload, Math.floor(Date.now() / 1_000));
  const body = Buffer.from(JSON.stringify(content));
  const signature = createHmac('sha256', secrets.now).update(body).digest('hex');
  return { headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt' }, body };
}
