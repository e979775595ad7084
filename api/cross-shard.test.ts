import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { findCrossings } from '#database/shards/find-crossings.ts';
import { addressFields } from '#shop/addresses/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { openTestApi } from './testing.ts';

const file = new URL('../database/shards/crossing-calls.json', import.meta.url);
const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;

const { db, newUser } = await openTestApi();

/** Jobs stay in one database, whose queue looks at its tables by its own clock. */
const ofTheQueue = /\bpgboss\b/;

it('the statements of a customer that would cross shards are those of the list', async () => {
  const { id, call } = await newUser();
  const product = await makeProduct(db, { stock: 100 });
  const order = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: product.mrpPaise }]);
  const found: Record<string, string[]> = {};
  const does = async (method: string, path: string, body?: object) => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await call(method, path, body);
    const texts = sent.mock.calls
      .map(([query]) => (query as unknown as { text: string }).text ?? query)
      .filter((text) => !ofTheQueue.test(text));
    sent.mockRestore();
    expect(answer.status, path).toBeLessThan(300);
    const name = `${method} ${path.replaceAll(/\/(\d+|ARY-?\d+|[\w-]*\d{6,})(?=\/|$)/g, '/{id}')}`;
    found[name] = [...new Set((await Promise.all(texts.map(findCrossings))).flat())].toSorted();
    return answer.body;
  };
  await does('GET', '/api/products?limit=24');
  await does('GET', `/api/products/${product.id}`);
  await does('GET', `/api/reviews/product/${product.id}`);
  await does('GET', '/api/search?q=tulsi');
  await does('GET', '/api/search/suggestions?q=tul');
  await does('GET', '/api/auth/profile');
  await does('PUT', `/api/wishlist/${product.id}`);
  await does('GET', '/api/wishlist');
  await does('POST', '/api/cart/add', { productId: product.id, quantity: 1 });
  await does('GET', '/api/cart');
  await does('PUT', '/api/cart/update', { productId: product.id, quantity: 2 });
  await does('POST', `/api/addresses/user/${id}`, addressFields());
  await does('GET', `/api/addresses/user/${id}`);
  await does('POST', '/api/delivery/create', order);
  const [placed] = (await does('GET', '/api/orders')) as [{ orderNumber: string }];
  await does('GET', `/api/orders/${placed.orderNumber}`);
  await does('POST', `/api/orders/${placed.orderNumber}/cancel`, { reason: 'mistake' });
  await does('GET', '/api/my-data');
  await does('POST', '/api/auth/logout');
  expect(found).toEqual(known);
});
