import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changeLog } from '#platform/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { signInvoiceLink } from '#shop/orders/server/tracking/signed-links.ts';
import { makeDelivered } from '#shop/returns/server/testing.ts';
import { openStaffApi } from './testing.ts';

const { db, api, call } = await openStaffApi();
const { token: support, userId: supportId } = await makeStaff(db, 'support');

async function send(token: string, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await api.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

async function makeOrder(mrpPaise = 50_000) {
  const { id } = await makeProduct(db, { mrpPaise, stock: 50 });
  const body = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: mrpPaise }]);
  return placeOrder(db, { ...(await makeCustomer(db)), order: body });
}

it('a stale save tells what changed, and shows no name, phone or address', async () => {
  const { orderNumber } = await makeOrder();
  const save = (fields: object) => call(support, 'PUT', `orders/${orderNumber}`, { version: 0, fields });
  expect((await save({ addressLine: '9 Hidden Street' })).status).toBe(200);
  const stale = await save({ phone: '9811100000' });
  expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', changed: ['Address'] } });
  for (const secret of ['Meera', '9876543210', 'Hidden', '560003', 'Bengaluru'])
    expect(JSON.stringify(stale.body)).not.toContain(secret);
});

it('an edit beyond what an order can hold is refused in words', async () => {
  const { orderNumber } = await makeOrder(15_000_000);
  const dear = await makeProduct(db, { mrpPaise: 99_999_900, stock: 50 });
  const { body: opened } = await call(support, 'POST', `orders/${orderNumber}/edit`);
  const { version, lines } = opened as unknown as { version: number; lines: { sku: string }[] };
  const wanted = [lines[0]!.sku, `${dear.id}`].map((sku) => ({ sku, quantity: 10 }));
  const refused = await call(support, 'PUT', `orders/${orderNumber}`, { version, fields: { lines: wanted } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'order_too_large' } });
});

it('the log names who cancelled an order', async () => {
  const { orderNumber } = await makeOrder();
  expect((await call(support, 'POST', `orders/${orderNumber}/cancel`, { reason: 'No answer.' })).status).toBe(
    200,
  );
  const logged = await db.select().from(changeLog).where(eq(changeLog.entityId, orderNumber));
  expect(logged).toMatchObject([
    { authorId: supportId, before: { orderState: 'placed' }, after: { orderState: 'cancelled' } },
  ]);
});

it('a staff account keeps its email and itself without a fresh second factor', async () => {
  const stale = await makeStaff(db, 'packer', 11);
  const change = { id: stale.userId, email: 'thief@example.in' };
  const refused = { status: 403, body: { code: 'staff_factor_needed' } };
  expect(await send(stale.token, 'PUT', '/api/auth/profile', change)).toMatchObject(refused);
  expect(await send(stale.token, 'POST', '/api/auth/account-deletion/send-otp')).toMatchObject(refused);
  expect(
    (await send(stale.token, 'PUT', '/api/auth/profile', { id: stale.userId, firstName: 'Asha' })).status,
  ).toBe(200);
  const fresh = await makeStaff(db, 'packer', 1);
  const own = { id: fresh.userId, email: 'packer.new@example.in' };
  expect((await send(fresh.token, 'PUT', '/api/auth/profile', own)).status).toBe(200);
});

it('staff and customers cannot take a name of the shop', async () => {
  const { userId } = await makeCustomer(db);
  for (const [id, token] of [
    [userId, await makeToken(db, userId)],
    [supportId, support],
  ] as const) {
    const named = await send(token, 'PUT', '/api/auth/profile', {
      id,
      firstName: 'Thе',
      lastName: 'Customer',
    });
    expect(named).toMatchObject({ status: 400, body: { code: 'reserved_name' } });
  }
});

it('the links of invoice and return end with the account', async () => {
  const { orderId, orderNumber, order, token } = await makeDelivered(db);
  const invoice = `/api/invoices/${signInvoiceLink(orderNumber)}`;
  expect((await api.request(invoice)).status).toBe(200);
  expect((await send('', 'POST', '/api/returns/look', { token })).status).toBe(200);
  const address = { ...order.address, name: '', phone: '', addressLine: '' };
  await db.update(orders).set({ userId: null, address }).where(eq(orders.id, orderId));
  expect((await api.request(invoice)).status).toBe(404);
  expect((await send('', 'POST', '/api/returns/look', { token })).status).toBe(404);
});

it.each([
  ['/api/admin/newsletter/issues/1/send', { revision: 1, at: null, reason: '' }],
  ['/api/admin/newsletter/issues/1/go-on', {}],
  ['/api/admin/newsletter/issues/1/try-again', {}],
  ['/api/admin/start/remove-demo', { products: 1, orders: 0, keep: [] }],
])('an owner does %s after a fresh second factor alone', async (path, body) => {
  const stale = await makeStaff(db, 'owner', 11);
  const needed = { status: 403, body: { code: 'fresh_second_factor_needed' } };
  expect(await send(stale.token, 'POST', path, body)).toMatchObject(needed);
  const fresh = await makeStaff(db, 'owner', 1);
  expect((await send(fresh.token, 'POST', path, body)).body).not.toMatchObject(needed.body);
});
