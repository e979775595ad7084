import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import type { PaymentProvider, PaymentRequest, WebhookDelivery } from '../provider.ts';

export type Trouble = 'drop' | 'garbage' | 'slow' | 'down' | 'busy';

/** A provider of payments under a test's control, reached over HTTP. */
export type Stage = {
  provider: PaymentProvider;
  /** The same provider with wrong keys. */
  stranger: PaymentProvider;
  /** The same provider with a new secret of webhooks, and with the old one beside it. */
  renewed: PaymentProvider;
  takesNext: (as: Trouble | 'usual', on: 'begin' | 'find' | 'refund') => Promise<void>;
  /** The customer, or the bank, ends the newest try of a payment. */
  ends: (paymentId: string, as: 'paid' | 'failed') => Promise<void>;
  endsRefund: (refundId: string) => Promise<void>;
  /** Returns the webhooks of the payment that came until now. */
  webhooks: (paymentId: string) => Promise<WebhookDelivery[]>;
  ordersOf: (paymentId: string) => Promise<number>;
  refundsOf: (refundId: string) => Promise<number>;
  close: () => Promise<void>;
};

export const secrets = { now: 'secret-of-now', next: 'secret-of-later' };

export function makePaymentRequest(wanted: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    paymentId: randomUUID(),
    orderNumber: 'AR-1001',
    amountPaise: 89_705,
    currency: 'INR',
    expiresAt: new Date('2030-01-01T10:00:00Z'),
    customer: { id: 'customer-57', name: 'Meera', phone: '9876543210', email: 'meera@example.com' },
    webhookUrl: 'http://127.0.0.1:9/webhook',
    show: 'link',
    ...wanted,
  };
}

export type ProviderCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  request: IncomingMessage;
};

/** Serves the answers of a provider. The next request may have trouble. */
export async function serveProvider(
  answerTo: (asked: ProviderCall) => Promise<[number, object]> | [number, object],
) {
  let trouble: Trouble | 'usual' = 'usual';
  let only = '';
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
    const content = await text(request);
    const body = content ? (JSON.parse(content) as Record<string, unknown>) : {};
    const asked = { method: request.method ?? '', path: pathname, query: searchParams, body, request };
    const [status, answer] = await answerTo(asked);
    const call = pathname.includes('refund') ? 'refund' : request.method === 'POST' ? 'begin' : 'find';
    const as = only === call ? trouble : 'usual';
    if (as !== 'usual') only = '';
    if (as === 'drop') return response.destroy();
    if (as === 'slow') return response;
    if (as === 'garbage') return response.end('<html>Bad gateway</html>');
    if (as === 'down') return response.writeHead(503).end('Service Unavailable');
    if (as === 'busy') return response.writeHead(429).end('{}');
    return response.writeHead(status).end(JSON.stringify(answer));
  };
  const { url, close } = await serve((request, response) => void respond(request, response));
  return {
    url,
    close,
    takesNext: async (as: Trouble | 'usual', on: string) => {
      [trouble, only] = [as, on];
    },
  };
}

/** Starts a server that keeps what is sent to it. */
export async function serveWebhooks(status = () => 200) {
  const received: WebhookDelivery[] = [];
  const keep = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers as Record<string, string>, body: await buffer(request) });
    response.writeHead(status()).end();
  };
  const { url, close } = await serve((request, response) => void keep(request, response));
  return { url, close, received };
}

async function serve(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(respond);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
