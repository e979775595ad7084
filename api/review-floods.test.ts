// §7 a network writes three reviews of a product in a day; the average counts verified reviews alone, in card, page and structured data
import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { listReviews } from '#shop/reviews/server/list-reviews.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });
let productId: number;

beforeEach(async () => {
  productId = (await makeProduct(db)).id;
});

async function from(network: string, product = productId, rating = '1') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ productId: `${product}`, rating, comment: 'Again' }))
    form.set(name, value);
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type')! };
  const init = { method: 'POST', headers, body: await sent.arrayBuffer() };
  const response = await api.request('/api/reviews', init, {
    incoming: { socket: { remoteAddress: network } },
  });
  return { status: response.status, body: (await response.json()) as { code?: string; message?: string } };
}

it('a network writes three reviews of a product in a day, also at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => from('203.0.113.5')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.find(({ status }) => status === 429)!.body).toMatchObject({
    code: 'enough_reviews_today',
    message:
      'This product has three new reviews from your network today. Please come back tomorrow, or use the review link in your delivery email.',
  });
  expect((await listReviews(db, { productId })).total).toBe(3);
  const other = (await makeProduct(db)).id;
  expect((await from('203.0.113.5', other)).status).toBe(200);
  expect((await from('203.0.113.6')).status).toBe(200);
});

it('the addresses of one IPv6 /64 are one network', async () => {
  for (let n = 1; n <= 3; n += 1) expect((await from(`2001:db8:1:2::${n}`)).status).toBe(200);
  expect((await from('2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await from('2001:db8:1:3::1')).status).toBe(200);
});

it('a refused review does not count', async () => {
  for (let n = 0; n < 4; n += 1) expect((await from('203.0.113.7', productId, '9')).status).toBe(400);
  for (let n = 0; n < 4; n += 1) expect((await from('203.0.113.7', 999_999)).status).toBe(404);
  expect((await from('203.0.113.7')).status).toBe(200);
});

it('a network writes 120 reviews an hour', async () => {
  const products = await Promise.all(Array.from({ length: 41 }, () => makeProduct(db)));
  for (let n = 0; n < 120; n += 1) expect((await from('203.0.113.8', products[n % 40]!.id)).status).toBe(200);
  expect(await from('203.0.113.8', products[40]!.id)).toMatchObject({
    status: 429,
    body: { code: 'too_many' },
  });
});
