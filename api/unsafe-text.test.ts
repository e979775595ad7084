// §7 hostile text in paths, queries and bodies is a 400 at one place; joiners of Hindi are not hostile
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import { addressFields } from '#shop/addresses/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { makeStaffToken } from '#shop/accounts/admin/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';
import { endpointsOf } from './fuzz-values.ts';

const { db } = await testDatabase();
const config = readShopConfig({ RATE_LIMITS: 'off', DATA_DIR: mkdtempSync(join(tmpdir(), 'unsafe-')) });
const api = createCheckedApi({ db, config, log: silentLog });
const { id } = await makeUser(db);
const authorization = `Bearer ${await makeToken(db, id)}`;

async function send(method: string, path: string, body?: string | FormData) {
  const headers = new Headers({ authorization });
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  const response = await api.request(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

const reads = endpointsServed(api).filter(({ method }) => method === 'GET');

describe('an address', () => {
  it.each([
    ['NUL', '%00'],
    ['a bidirectional control', '%E2%80%AE'],
    ['broken percent-encoding', '%zz'],
    ['bytes that are no UTF-8', '%ff'],
    ['an unpaired surrogate', '%ED%A0%80'],
    ['a noncharacter', '%EF%BF%BE'],
  ])('with %s in its path is a 400 at every endpoint', async (_, hostile) => {
    for (const { method, path } of endpointsServed(api).filter(({ params }) => params)) {
      const response = await send(method, path.replace(/\{\w+\}/, `1${hostile}`));
      expect([path, response.status, response.body.code]).toEqual([path, 400, 'invalid_address']);
    }
  });

  it.each([
    ['NUL', '%00'],
    ['a bidirectional control', '%e2%81%a6'],
  ])('with %s in its query is a 400 at every endpoint', async (_, hostile) => {
    for (const { path, query } of reads)
      for (const name of [...Object.keys(query?.shape ?? {}), `x${hostile}`]) {
        const { status } = await send('GET', `${path.replace(/\{\w+\}/g, '1')}?${name}=a${hostile}`);
        expect([path, name, status]).toEqual([path, name, 400]);
      }
  });

  it('may hold a stray % in a query, Hindi joiners, and an emoji', async () => {
    for (const q of ['100%', encodeURIComponent('क्‍ष र्‌य'), encodeURIComponent('👩‍⚕️')]) {
      expect((await send('GET', `/api/search?q=${q}`)).status).toBe(200);
      expect((await send('GET', `/api/search/suggestions?q=${q}`)).status).toBe(200);
    }
  });
});

const hostileTexts: [string, string][] = [
  ['NUL', 'Ra\\u0000ni'],
  ['an unpaired surrogate', 'Rani \\ud83d'],
  ['a bidirectional control', 'Rani \\u202egro'],
  ['the noncharacter U+FFFE', 'Rani \\ufffe'],
  ['the noncharacter U+FDD0', '\\ufdd0Rani'],
  ['a noncharacter of a later plane', 'Ra\\ud83f\\udfffni'],
  ['a lost letter', 'Ra\\ufffdi'],
  ['invisible characters only', '\\u200d\\u2060\\u200b'],
];

describe('a body', () => {
  it.each(hostileTexts)('with %s in an address, a name or an order is a 400', async (_, hostile) => {
    const { id: productId } = await makeProduct(db);
    const order = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }]);
    const place = `/api/addresses/user/${id}`;
    for (const [method, path, body, field] of [
      ['POST', place, addressFields({ name: 'HERE' }), 'name'],
      ['POST', place, addressFields({ addressLine1: 'HERE' }), 'addressLine1'],
      ['PUT', '/api/auth/profile', { id, firstName: 'HERE' }, 'firstName'],
      ['POST', '/api/delivery/create', { ...order, customerName: 'HERE' }, 'customerName'],
      ['POST', '/api/delivery/create', { ...order, addressLine: 'HERE' }, 'addressLine'],
    ] as const) {
      const response = await send(method, path, JSON.stringify(body).replace('HERE', hostile));
      expect([path, response.status, Object.keys(response.body.fields ?? {})]).toEqual([path, 400, [field]]);
    }
  });

  it.each(hostileTexts.filter(([what]) => what !== 'an unpaired surrogate'))(
    'with %s in a review is a 400',
    async (_, hostile) => {
      const { id: productId } = await makeProduct(db);
      const form = new FormData();
      form.set('productId', `${productId}`);
      form.set('rating', '5');
      form.set('comment', JSON.parse(`"${hostile}"`));
      const response = await send('POST', '/api/reviews', form);
      expect([response.status, Object.keys(response.body.fields)]).toEqual([400, ['comment']]);
    },
  );

  it('may hold the joiners of Hindi and joined emoji', async () => {
    const { id: productId } = await makeProduct(db);
    const form = new FormData();
    form.set('productId', `${productId}`);
    form.set('rating', '5');
    form.set('comment', 'क्‍ष र्‌य बढ़िया 👩‍⚕️');
    const response = await send('POST', '/api/reviews', form);
    expect(response).toMatchObject({ status: 200, body: { comment: 'क्‍ष र्‌य बढ़िया 👩‍⚕️' } });
  });

  it('with a duplicate name is a 400, so that all readers see the same order', async () => {
    const twice = await send('POST', '/api/cart/add', '{"productId":1,"quantity":1,"quantity":9}');
    expect(twice).toMatchObject({ status: 400, body: { code: 'invalid_json' } });
  });
});

it.each(['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])(
  'the UUID %s is no order id',
  async (orderId) => {
    const { id: productId } = await makeProduct(db);
    const order = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }], { orderId });
    const response = await send('POST', '/api/delivery/create', JSON.stringify(order));
    expect(response).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect((await send('GET', `/api/orders?orderId=${orderId}`)).status).toBe(400);
  },
);

describe('a day of a year that no database knows', () => {
  it('is no day, wherever an address or a query holds one', async () => {
    const owner = await makeUser(db, { staffRole: 'owner' });
    const headers = { authorization: `Bearer ${await makeStaffToken(db, owner.id)}` };
    const document = await (await api.request('/api/openapi.json')).json();
    const wrong: string[] = [];
    let asked = 0;
    for (const { method, path, parameters } of endpointsOf(document as never))
      for (const { name, in: place } of parameters.filter(({ schema }) => schema.format === 'date')) {
        const address =
          place === 'path' ? path.replace(`{${name}}`, '0000-02-29') : `${path}?${name}=0000-02-29`;
        const { status } = await api.request(address, { method, headers });
        asked += 1;
        if (status !== 400) wrong.push(`${method} ${address}: ${status}`);
      }
    expect([wrong, asked > 4]).toEqual([[], true]);
  });
});
