// §7 delivery/create: success and remarks, idempotent by orderId
// §9 paid by COD, sent within India, whatever the client says
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { makeOrderBody, makeCustomer, recordsOf } from '#shop/orders/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

async function signIn() {
  const { userId } = await makeCustomer(db);
  const token = await makeToken(db, userId);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (method: string, path: string, body?: unknown) => {
    const response = await api.request(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
}

async function orderBody(given = {}) {
  const { id } = await makeProduct(db);
  return makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }], given);
}

describe('POST /api/delivery/create', () => {
  it('responds with success, remarks, orderNumber and waybill', async () => {
    const ask = await signIn();
    expect(await ask('POST', '/api/delivery/create', await orderBody())).toEqual({
      status: 200,
      body: { success: true, remarks: expect.any(String), orderNumber: expect.any(String), waybill: null },
    });
  });

  it('needs a login', async () => {
    const response = await api.request('/api/delivery/create', { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ success: false, remarks: expect.any(String) });
  });

  // §8 order refusals with remarks
  it('refuses with success false, remarks, message, code and requestId', async () => {
    const ask = await signIn();
    const body = await orderBody({ totalAmount: 1 });
    const { status, body: refused } = await ask('POST', '/api/delivery/create', body);
    expect(status).toBe(409);
    expect(refused).toEqual({
      success: false,
      remarks: refused.message,
      message: expect.stringContaining('₹497.00'),
      code: 'total_changed',
      requestId: expect.any(String),
    });
  });

  it.for([
    ['orderId', 'not-a-uuid'],
    ['paymentMode', 'CARD'],
    ['totalAmount', '497'],
    ['totalAmount', 497.001],
    ['customerName', '  '],
    ['customerPhone', '12345'],
    ['customerPhone', '5876543210'],
    ['addressLine', ''],
    ['city', ''],
    ['state', 'Narnia'],
    ['country', 'Nepal'],
    ['pincode', '012345'],
    ['pincode', 560003],
    ['items', []],
    ['items', [{ sku: 'x', quantity: 1 }]],
    ['items', [{ sku: '1', quantity: 0 }]],
    ['items', [{ sku: '1', quantity: 1.5 }]],
  ] as const)('refuses a %s of %j as malformed and stores nothing', async ([field, value]) => {
    const ask = await signIn();
    const body = await orderBody();
    const { status, body: refused } = await ask('POST', '/api/delivery/create', { ...body, [field]: value });
    expect(status).toBe(400);
    expect(refused).toMatchObject({ success: false, code: 'invalid', remarks: refused.message });
    expect(Object.keys(refused.fields)[0]).toContain(field);
    expect((await recordsOf(db, body.orderId)).order).toBeUndefined();
  });
});

it('an order with an unknown commit is placed by a repeat of its orderId', async () => {
  const ask = await signIn();
  const body = await orderBody();
  await db.execute(
    sql`create function break_commit() returns trigger language plpgsql as 'begin raise ''lost''; end'`,
  );
  await db.execute(
    sql`create constraint trigger break_commit after insert on orders deferrable initially deferred for each row execute function break_commit()`,
  );
  expect(await ask('POST', '/api/delivery/create', body)).toMatchObject({
    status: 503,
    body: { success: false, code: 'commit_unknown', remarks: 'Please retry with the same orderId.' },
  });
  await db.execute(sql`drop trigger break_commit on orders`);
  expect(await ask('POST', '/api/delivery/create', body)).toMatchObject({ status: 200 });
});

describe('the orders of a customer', () => {
  it('are listed newest first, open in detail, and can be cancelled', async () => {
    const ask = await signIn();
    expect(await ask('GET', '/api/orders')).toEqual({ status: 200, body: [] });
    const first = await ask('POST', '/api/delivery/create', await orderBody());
    const second = await ask('POST', '/api/delivery/create', await orderBody());
    const { body: list } = await ask('GET', '/api/orders');
    expect(list.map((order: { orderNumber: string }) => order.orderNumber)).toEqual([
      second.body.orderNumber,
      first.body.orderNumber,
    ]);
    const path = `/api/orders/${first.body.orderNumber}`;
    expect((await ask('GET', path)).body).toMatchObject({
      state: 'placed',
      canCancel: true,
      totalAmount: 497,
      subtotal: 500,
      discount: 10,
      platformFee: 7,
      waybill: null,
      items: [{ quantity: 1, price: 500, plan: '60', subscribe: false }],
      address: { customerName: 'Meera Iyer', pincode: '560003' },
      events: [{ state: 'placed', actor: 'shopper' }],
    });
    expect(await ask('POST', `${path}/cancel`)).toMatchObject({ status: 200, body: { state: 'cancelled' } });
  });

  // §6 nobody reaches another's addresses, orders or profile
  it('of another customer are 404', async () => {
    const [ask, stranger] = [await signIn(), await signIn()];
    const { body } = await ask('POST', '/api/delivery/create', await orderBody());
    const path = `/api/orders/${body.orderNumber}`;
    expect(await stranger('GET', path)).toMatchObject({ status: 404, body: { message: 'Order not found.' } });
    expect((await stranger('POST', `${path}/cancel`)).status).toBe(404);
    expect((await stranger('GET', `/api/orders/${randomUUID()}`)).status).toBe(404);
    expect((await stranger('GET', '/api/orders')).body).toEqual([]);
  });

  it('need a login', async () => {
    for (const path of ['/api/orders', '/api/orders/AR-1000011'])
      expect((await api.request(path)).status).toBe(401);
  });
});
