import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { makeOrderBody, stockOf } from '#shop/orders/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();

async function emptyProduct(env: Record<string, string>) {
  const api = createCheckedApi({ db, config: readShopConfig(env), log: silentLog });
  const product = await makeProduct(db, { name: 'Bhringraj Oil', stock: 110 });
  const { id } = await makeUser(db);
  const authorization = `Bearer ${await makeToken(db, id)}`;
  const responses: { status: number; remarks: string }[] = [];
  for (let n = 0; n < 11; n += 1) {
    const order = makeOrderBody([{ sku: `${product.id}`, quantity: 10, unitPaise: 50_000 }], {
      customerPhone: String(7_000_000_000 + n),
    });
    const response = await api.request('/api/delivery/create', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    const { remarks } = (await response.json()) as { remarks: string };
    responses.push({ status: response.status, remarks });
  }
  return { answers: responses, left: await stockOf(db, product.id) };
}

// §7 open cash orders are capped per customer, mobile number and day, also for many at once
it('one new account cannot empty a product with unpaid cash orders', async () => {
  const { answers: responses, left } = await emptyProduct({});
  expect(responses.map(({ status }) => status)).toEqual([
    200, 200, 200, 409, 409, 409, 409, 409, 409, 409, 409,
  ]);
  expect(responses[3]!.remarks).toBe(
    'Your orders under way hold 30 packs of Bhringraj Oil, and at most 30 can be under way before you pay. Please wait until an order arrives, or cancel one in My Orders.',
  );
  expect(left).toEqual({ stock: 80, movements: 80 });
});

it('the caps are settings, and RATE_LIMITS=off lifts them', async () => {
  const orders = await emptyProduct({ MAX_OPEN_LINES_PER_PRODUCT: '9' });
  expect(orders.answers[5]!.remarks).toMatch(/^You have 5 cash on delivery orders under way\. Please wait/);
  expect(orders.left.stock).toBe(60);
  const two = await emptyProduct({ MAX_OPEN_ORDERS_PER_CUSTOMER: '2' });
  expect(two.left.stock).toBe(90);
  const off = await emptyProduct({ RATE_LIMITS: 'off' });
  expect(off.left.stock).toBe(0);
});
