import { createHmac, randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPaymentSimulator } from '#shop/payments/providers/simulator/find-payment-simulator.ts';
import { quantile } from './load/statistics.ts';
import { printFacts } from './report/print.ts';
import { limitSettings, openShop } from './shop-under-test.ts';

// npm run bench -- webhooks --count 1000 --rate 20: the time until a webhook of a payment is answered, at so many a second, beside that of the
// shortest answer of the shop. Providers ask for 5 seconds; the shop wants 200 milliseconds for 99 of 100.

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '20' },
    port: { type: 'string', default: '4090' },
  },
});
const count = Number(values.count);
const port = Number(values.port);
const dataDir = '.cache/bench';
const pauseMs = 1_000 / Number(values.rate);
const mustMs = 200;

const shop = await openShop(limitSettings.off, undefined, { port, dataDir });
try {
  const { secret } = findPaymentSimulator({ DATA_DIR: `${dataDir}/shop-${port}` });
  const send = () => timeOf('/api/payments/webhooks/simulator', eventOf(secret));
  await paced(send, count / 10);
  const least = await paced(() => timeOf('/healthz'), count);
  const times = await paced(send, count);
  const figure = (what: string, all: number[], share: number, limit = 0) => ({
    what,
    value: quantile(all, share),
    unit: 'ms',
    limit,
  });
  printFacts([
    figure('webhook answered, half of them within', times, 0.5),
    figure('webhook answered, 99 of 100 within', times, 0.99, mustMs),
    figure('shortest answer, half of them within', least, 0.5),
    figure('shortest answer, 99 of 100 within', least, 0.99),
    { what: 'load of the machine', value: loadavg()[0]!, unit: 'processes', limit: 0 },
  ]);
} finally {
  await shop.close();
}

async function paced(work: () => Promise<number>, wanted: number): Promise<number[]> {
  const sent: Promise<number>[] = [];
  for (let at = 0; at < wanted; at += 1) {
    sent.push(work());
    await pause(pauseMs);
  }
  return Promise.all(sent);
}

/** Returns the milliseconds until a request is answered. */
async function timeOf(path: string, request: RequestInit = {}): Promise<number> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  return performance.now() - began;
}

/** A signed event about a payment of nobody: it is kept and worked on like every other. */
function eventOf(secret: string): { method: string; headers: Record<string, string>; body: string } {
  const at = String(Date.now());
  const body = JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    event_time: new Date().toISOString(),
    data: {
      order: { order_id: randomUUID(), order_amount: 497, order_currency: 'INR' },
      payment: {
        cf_payment_id: randomUUID(),
        payment_status: 'SUCCESS',
        payment_amount: 497,
        payment_currency: 'INR',
        bank_reference: '123456789012',
      },
    },
  });
  const signature = createHmac('sha256', secret).update(at).update(body).digest('base64');
  const headers = {
    'Content-Type': 'application/json',
    'x-webhook-timestamp': at,
    'x-webhook-signature': signature,
  };
  return { method: 'POST', headers, body };
}
