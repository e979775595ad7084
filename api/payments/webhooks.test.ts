import { createHmac, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { paymentWebhooks } from '#shop/payments/server/tables.ts';
import { recordedCashfree } from '#shop/payments/testing/recorded-cashfree.ts';
import { recordedRazorpay } from '#shop/payments/testing/recorded-razorpay.ts';
import { readShopConfig } from '#server/config.ts';
import { createCheckedApi } from '../checked-api.ts';

const { db } = await testDatabase();
const keys = {
  CASHFREE_APP_ID: 'app',
  CASHFREE_SECRET: 'secret of Cashfree',
  RAZORPAY_KEY_ID: 'key',
  RAZORPAY_KEY_SECRET: 'secret of the account',
  RAZORPAY_WEBHOOK_SECRET: 'secret of now',
  RAZORPAY_OLD_WEBHOOK_SECRET: 'secret of before',
};
const lines: string[] = [];
const note = (...told: unknown[]) => void lines.push(JSON.stringify(told));
const log = { ...silentLog, info: note, warn: note, error: note };
const api = createCheckedApi({ db, config: readShopConfig(keys), log });

const post = (provider: string, body: string, headers: Record<string, string>) =>
  api.request(`/api/payments/webhooks/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const cashfree = (event: object, { secret = keys.CASHFREE_SECRET, as = JSON.stringify(event) } = {}) => {
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', secret)
    .update(timestamp + as)
    .digest('base64');
  return post('cashfree', as, { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature });
};

const razorpay = (event: object, secret = keys.RAZORPAY_WEBHOOK_SECRET) => {
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return post('razorpay', body, { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_1' });
};

const count = () => db.$count(paymentWebhooks);
const paid = () => recordedCashfree.paymentWebhook(randomUUID(), 897, 'SUCCESS');

it('receives a signed webhook once, and answers a repeated one alike', async () => {
  const before = await count();
  const event = paid();
  for (let n = 0; n < 3; n += 1) {
    const response = await cashfree(event);
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  }
  expect(await count()).toBe(before + 1);
});

it('receives a webhook of Razorpay under the new and the earlier secret', async () => {
  const event = recordedRazorpay.webhook(
    'payment.downtime.started',
    { 'payment.downtime': {} },
    1_756_455_561,
  );
  expect((await razorpay(event)).status).toBe(200);
  expect((await razorpay(event, keys.RAZORPAY_OLD_WEBHOOK_SECRET)).status).toBe(200);
  expect((await razorpay(event, 'secret of nobody')).status).toBe(401);
});

it('receives an unknown kind and an unreadable body, and keeps no news of them', async () => {
  const before = await count();
  const kinds = [
    { type: 'BRAND_NEW_WEBHOOK', data: { more: 1 } },
    { type: 'SETTLEMENT_SUCCESS', data: {} },
  ];
  for (const event of kinds) expect((await cashfree(event)).status).toBe(200);
  for (const as of ['{', '[]', 'null', '"text"', `{"type":"${'x'.repeat(5_000)}","data":null}`])
    expect((await cashfree({}, { as })).status).toBe(200);
  const kept = await db.select().from(paymentWebhooks).orderBy(paymentWebhooks.id);
  expect(kept.slice(before).map(({ news, outcome }) => [news, outcome])).toEqual(
    Array.from({ length: 7 }, () => [null, 'no news']),
  );
});

it('refuses a forged webhook, and keeps and logs nothing of its body', async () => {
  const before = await count();
  const event = paid();
  const body = JSON.stringify(event);
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', keys.CASHFREE_SECRET)
    .update(timestamp + body)
    .digest('base64');
  const headers = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature };
  const forged = [
    cashfree(event, { secret: 'guessed' }),
    post('cashfree', body, {}),
    post('cashfree', body.replace('897', '997'), headers),
    post('cashfree', `${body} `, headers),
    post('cashfree', body, { ...headers, 'x-webhook-timestamp': String(Number(timestamp) + 1) }),
    post('cashfree', body, { ...headers, 'x-webhook-signature': '' }),
    post('razorpay', body, { 'x-razorpay-signature': signature }),
  ];
  for (const answer of forged) expect((await answer).status).toBe(401);
  expect(await count()).toBe(before);
  expect(lines.join('\n')).not.toMatch(/secret of|9908734801|customer@example/);
});

it('has no webhook for a provider without its keys, and takes bytes of JSON alone', async () => {
  const body = JSON.stringify(paid());
  for (const provider of ['upi', 'simulator', 'phonepe', '__proto__'])
    expect((await post(provider, body, {})).status).toBe(404);
  expect((await post('cashfree', body, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post('cashfree', 'x'.repeat(100_001), {})).status).toBe(413);
  const withoutKeys = createCheckedApi({ db, config: readShopConfig({ PAYMENT_PROVIDER: 'none' }), log });
  const path = '/api/payments/webhooks/cashfree';
  expect((await withoutKeys.request(path, { method: 'POST', body })).status).toBe(415);
  const headers = { 'content-type': 'application/json' };
  expect((await withoutKeys.request(path, { method: 'POST', body, headers })).status).toBe(404);
});
