import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import type { OrderState } from '#shop/orders/states.ts';
import type { Review } from '#shop/reviews/contract.ts';
import { createCheckedApi } from '../checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log: silentLog });

async function bought(...states: OrderState[]) {
  const rani = await makeCustomer(db);
  const { id } = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
  await placeOrder(db, { ...rani, order });
  for (const to of states) await transitionOrder(db, { orderId: order.orderId, to, actor: 'courier' });
  return { productId: id, token: await makeToken(db, rani.userId) };
}

async function write(productId: number, token: string | null, comment: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ productId: `${productId}`, rating: '5', comment }))
    body.set(name, value);
  const sent = new Response(body);
  const headers: Record<string, string> = { 'content-type': sent.headers.get('content-type')! };
  if (token) headers.authorization = `Bearer ${token}`;
  const request = { method: 'POST', headers, body: await sent.arrayBuffer() };
  return (await api.request('/api/reviews', request)).status;
}

const listed = async (productId: number) =>
  (await (await api.request(`/api/reviews/product/${productId}`)).json()) as Review[];

it('a customer whose parcel arrived writes a verified review on the product’s page', async () => {
  const { productId, token } = await bought('confirmed', 'shipped', 'delivered');
  expect(await write(productId, token, 'Smells of rain')).toBe(200);
  expect(await write(productId, token, 'Still smells of rain')).toBe(200);
  const all = await listed(productId);
  expect(all.map(({ verified, comment, userName }) => [verified, comment, userName])).toEqual([
    [true, 'Still smells of rain', 'Anonymous'],
  ]);
});

it('a review of a guest or of a parcel on its way is not verified', async () => {
  const rani = await bought('confirmed', 'shipped');
  const asha = await bought('confirmed', 'shipped', 'delivered');
  for (const [productId, token] of [
    [rani.productId, rani.token],
    [rani.productId, asha.token],
    [asha.productId, null],
  ] as const) {
    expect(await write(productId, token, 'See')).toBe(200);
    expect((await listed(productId)).map(({ verified }) => verified)).not.toContain(true);
  }
});
