import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, openBehaviour } from './behaviours.ts';
import { moveRefund, moveTry } from './move-tries.ts';
import type { Answer, SimulatorRequest, Keys, Office } from './office.ts';
import { openPaymentFile } from './payment-file.ts';
import { respondAsPhone } from './phone-page.ts';
import { respondAsCashfree } from './protocols/respond-as-cashfree.ts';
import { respondAsRazorpay } from './protocols/respond-as-razorpay.ts';
import { respondToCommand } from './respond-to-command.ts';
import { openWebhooks } from './send-webhooks.ts';

export type SimulatorOptions = {
  port: number;
  file: string;
  keys: Keys;
  /** Commands need it as `Authorization: Token …`. */
  token: string;
  /** Refunds end so many seconds after their beginning. With 0 they wait for a command. */
  refundSeconds?: number;
  retryMs?: number;
  now?: () => Date;
};

const slowMilliseconds = 12_000;

/**
 * A provider of payments on `port` that speaks the protocols of Cashfree and Razorpay; its payments stay in `file`. It can be slow, busy, down,
 * send garbage, drop a response after its work, pay before it responds, and send webhooks late, twice, out of order or never. `/phone` plays the
 * customer's phone.
 */
export function createPaymentSimulator({
  port,
  file,
  keys,
  token,
  refundSeconds = 0,
  retryMs = 2_000,
  now = () => new Date(),
}: SimulatorOptions): Server {
  const behaviour = openBehaviour();
  const office: Office = {
    payments: openPaymentFile(file),
    webhooks: openWebhooks({ behaviourOf: () => behaviour.next('webhook'), now, retryMs }),
    behaviour,
    keys,
    settings: { webhookSecret: keys.secret, webhookUrl: null, balancePaise: Number.MAX_SAFE_INTEGER },
    now,
  };
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    void respond({ office, token }, request, response);
  });
  const timer = setInterval(() => {
    if (refundSeconds > 0) endRefunds(office, refundSeconds);
    void office.webhooks.deliverDue();
  }, 1_000).unref();
  server.on('close', () => clearInterval(timer));
  return server.listen(port, '127.0.0.1');
}

function endRefunds(office: Office, refundSeconds: number): void {
  const before = new Date(office.now().getTime() - refundSeconds * 1_000).toISOString();
  for (const refund of office.payments.refunds())
    if (refund.state === 'pending' && refund.createdAt <= before) moveRefund(office, refund, 'processed');
}

type Place = { office: Office; token: string };

async function respond(place: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const given = await answer(place, request).catch((): Answer => ({
    status: 400,
    body: { error: 'Bad request' },
  }));
  if (!given) return void response.destroy();
  const body = typeof given.body === 'string' ? given.body : JSON.stringify(given.body);
  response.writeHead(given.status, { 'Content-Type': 'application/json', ...given.headers }).end(body);
}

async function answer({ office, token }: Place, request: IncomingMessage): Promise<Answer | null> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://payments');
  const asked: SimulatorRequest = {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: readFields(await readBody(request), request.headers['content-type'] ?? ''),
  };
  if (pathname === '/phone') return respondAsPhone(office, asked);
  if (pathname.startsWith('/simulator/')) {
    if (request.headers.authorization !== `Token ${token}`)
      return { status: 401, body: { error: 'Wrong token' } };
    return respondToCommand(office, asked);
  }
  return behave(office, asked);
}

const notFound: Answer = { status: 404, body: { error: 'Not found' } };

async function behave(office: Office, asked: SimulatorRequest): Promise<Answer | null> {
  const work = async () =>
    (await respondAsCashfree(office, asked)) ?? respondAsRazorpay(office, asked) ?? notFound;
  const known = office.payments.allTries().length;
  switch (office.behaviour.next(callOf(asked))) {
    case 'busy':
      return {
        status: 429,
        body: { message: 'Too many requests from IP. Check headers', type: 'rate_limit_error' },
      };
    case 'garbage':
      return { status: 200, body: '<html>Bad gateway</html>' };
    case 'down':
      return { status: 503, body: '<html>Service Unavailable</html>' };
    case 'drop':
      await work();
      return null;
    case 'slow':
      await sleep(slowMilliseconds, undefined, { ref: false });
      return work();
    case 'early': {
      const given = await work();
      for (const one of office.payments.allTries().slice(known))
        moveTry(office, one, { act: 'paid', reason: null });
      await office.webhooks.settled();
      return given;
    }
    default:
      return work();
  }
}

function callOf({ method, path }: SimulatorRequest): Call {
  if (path.includes('refund')) return 'refund';
  if (method === 'PATCH') return 'end';
  return method === 'POST' ? 'begin' : 'find';
}

function readFields(body: string, contentType: string): Record<string, unknown> {
  if (body === '') return {};
  if (contentType.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(body));
  return JSON.parse(body) as Record<string, unknown>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > 100_000) throw new Error('body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
