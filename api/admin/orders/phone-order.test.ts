// §7 the units of a product are capped over all lines of an order, and over the open orders of a customer, a mobile number and an address
// §9 staff take orders by phone with the checkout's own function and today's prices
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { knowPincodes } from '#shop/checkout/server/hold/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody, recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { openStaffApi } from '../testing.ts';

const { db, api, call, lines } = await openStaffApi({
  HOLD_FIRST_ORDERS: 'on',
  HOLD_ORDERS_ABOVE_RUPEES: '1',
});
const support = (await makeStaff(db, 'support')).token;

beforeAll(() => knowPincodes(db));

const recipient = {
  name: 'Lata Rao',
  phone: '9811122233',
  addressLine: '7 Hill Street',
  city: 'New Delhi',
  state: 'Delhi',
  pincode: '110001',
};

async function phoneOrder(given: object = {}) {
  const { id } = await makeProduct(db, { name: 'Bhringraj Oil', stock: 3 });
  const order = { orderId: randomUUID(), customerId: null, totalAmount: 997, ...recipient };
  return { productId: id, order: { ...order, lines: [{ sku: `${id}`, quantity: 2 }], ...given } };
}

const place = (order: object, token = support) => call(token, 'POST', 'orders', order);

it('places an order without account like the checkout, and sends no email', async () => {
  const { order, productId } = await phoneOrder();
  const { status, body } = await place(order);
  expect(status).toBe(200);
  const records = await recordsOf(db, order.orderId);
  expect(records.order).toMatchObject({
    orderNumber: body.orderNumber,
    userId: null,
    channel: 'phone',
    totalPaise: 99_700,
    // Staff have just spoken with the customer, so no rule holds it.
    heldFor: null,
    address: recipient,
  });
  expect(records.order!.estimatedDeliveryDate).toMatch(/^20/);
  expect(records.events).toMatchObject([{ state: 'placed', actor: 'staff', authorId: 1 }]);
  expect(records.jobs).toEqual(['delivery.create-shipment']);
  expect(await stockOf(db, productId)).toEqual({ stock: 1, movements: 1 });
  const shown = await call(support, 'GET', `orders/${body.orderNumber as string}`);
  expect(shown.body).toMatchObject({ channel: 'phone', isErased: false });
  expect(await checkInvariants(db)).toEqual([]);
});

it('places a repeated order once, also when both come at once', async () => {
  const { order, productId } = await phoneOrder();
  const answers = await Promise.all([place(order), place(order), place(order)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1);
  expect((await stockOf(db, productId)).stock).toBe(1);
  expect((await place({ ...order, name: 'Other' })).body.code).toBe('other_body');
});

it('stands in My Orders of the account with an email, and leaves the cart alone', async () => {
  const { userId, email } = await makeCustomer(db);
  const headers = {
    authorization: `Bearer ${await makeToken(db, userId)}`,
    'content-type': 'application/json',
  };
  const { order, productId } = await phoneOrder({ customerId: userId });
  const add = { method: 'POST', headers, body: JSON.stringify({ productId, quantity: 1 }) };
  expect((await api.request('/api/cart/add', add)).status).toBe(200);
  const { orderNumber } = (await place(order)).body;
  const mine = await (await api.request('/api/orders', { headers })).json();
  expect(mine).toMatchObject([{ orderNumber, state: 'placed' }]);
  expect((await queuedEmails(db, email)).map(({ template }) => template)).toEqual(['order-placed']);
  expect(JSON.stringify(await (await api.request('/api/cart', { headers })).json())).toContain(
    `${productId}`,
  );
});

// §5 a pincode on a border has two states, and neither is called wrong; a pincode without a known day is deliverable everywhere
it('goes without a date to an army post office and to an unknown pincode', async () => {
  for (const [pincode, written] of [
    ['900056', '900 056'],
    ['999999', 'PIN 999999'],
  ]) {
    const { order } = await phoneOrder();
    const { orderNumber } = (await place({ ...order, pincode: written, phone: '+91 98765-43210' })).body;
    const [stored] = await db
      .select()
      .from(orders)
      .where(eq(orders.orderNumber, orderNumber as string));
    expect(stored).toMatchObject({ estimatedDeliveryDate: null, address: { pincode, phone: '9876543210' } });
  }
});

it('is refused with what changed, and nothing is stored', async () => {
  const { order, productId } = await phoneOrder();
  const refused = async (given: object) => (await place({ ...order, orderId: randomUUID(), ...given })).body;
  expect(await refused({ lines: [{ sku: `${productId}`, quantity: 4 }], totalAmount: 1_997 })).toMatchObject({
    code: 'out_of_stock',
  });
  await db.update(products).set({ mrpPaise: 60_000 }).where(eq(products.id, productId));
  expect((await refused({})).message).toContain('The total is now ₹1,197.00');
  expect((await refused({ lines: [{ sku: `${productId}-s30`, quantity: 1 }] })).code).toBe(
    'no_new_subscription',
  );
  const supplies = ['', '-120', '-180'].map((supply) => ({ sku: `${productId}${supply}`, quantity: 4 }));
  expect((await refused({ lines: supplies })).message).toBe(
    'One order holds at most 10 of Bhringraj Oil, over all supplies and deliveries. Please take out 2.',
  );
  expect((await refused({ customerId: 999_999 })).code).toBe('no_customer');
  expect((await refused({ phone: '12', name: '' })).code).toBe('invalid');
  expect((await refused({ lines: [] })).code).toBe('invalid');
  expect(await stockOf(db, productId)).toEqual({ stock: 3, movements: 3 });
});

it('is for support and the owner alone', async () => {
  for (const role of ['packer', 'content'] as const) {
    const { token } = await makeStaff(db, role);
    expect((await place((await phoneOrder()).order, token)).status).toBe(403);
    expect((await call(token, 'POST', 'orders/customer', { q: '9811122233' })).status).toBe(403);
  }
});

it('finds an account by a whole phone number or email, and each access is logged', async () => {
  const { userId, email } = await makeCustomer(db);
  const { id } = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }], {
    customerPhone: '9700000001',
  });
  await placeOrder(db, { userId, order });
  lines.length = 0;
  const find = async (q: string) => (await call(support, 'POST', 'orders/customer', { q })).body.customers;
  const known = [{ id: userId, name: 'Meera Iyer', address: { phone: '9700000001', city: 'Bengaluru' } }];
  expect(await find('+91 97000 00001')).toMatchObject(known);
  expect(await find(email.toUpperCase())).toMatchObject(known);
  for (const part of ['970000', '9700000002', email.slice(0, 8), '%%%%%%'])
    expect(await find(part)).toEqual([]);
  expect(await db.select().from(accessLog).where(eq(accessLog.orderId, order.orderId))).toHaveLength(2);
  const log = lines.join('\n');
  expect(log.match(/personal_data_read/g)).toHaveLength(6);
  for (const secret of ['97000', email, 'Meera']) expect(log).not.toContain(secret);
});
