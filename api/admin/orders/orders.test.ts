import { expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { OrderOfStaff, OrderRow } from '#shop/orders/admin/contract.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { placeHeld } from '#shop/checkout/server/hold/testing.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { openStaffApi } from '../testing.ts';

const { db, api, call, lines } = await openStaffApi();
const customer = await makeCustomer(db);
const { id } = await makeProduct(db);
const phone = '9855512345';
const body = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }], { customerPhone: phone });
const { orderNumber } = await placeOrder(db, { ...customer, order: body });

const find = async (token: string, q: string) => {
  const { status, body: page } = await call(token, 'POST', 'orders/search', { q });
  expect(status).toBe(200);
  return (page as { rows?: OrderRow[] }).rows!.map((row) => row.orderNumber);
};

it('a packer finds an order by number and name, and no person by phone or email', async () => {
  const { token } = await makeStaff(db, 'packer');
  expect(await find(token, orderNumber)).toEqual([orderNumber]);
  expect(await find(token, 'meera')).toEqual([orderNumber]);
  expect(await find(token, phone)).toEqual([]);
  expect(await find(token, customer.email)).toEqual([]);
});

it('support finds a customer, and the log has one line per look at the contact', async () => {
  const { token } = await makeStaff(db, 'support');
  expect(await find(token, phone)).toEqual([orderNumber]);
  const { body: order } = await call(token, 'GET', `orders/${orderNumber}`);
  expect((order as unknown as OrderOfStaff).contact).toBeNull();
  lines.length = 0;
  const { body: contact } = await call(token, 'POST', `orders/${orderNumber}/contact`);
  expect(contact).toMatchObject({ phone, email: customer.email });
  const accesses = lines.filter((line) => line.includes('personal_data_read'));
  expect(accesses).toHaveLength(1);
  for (const secret of [phone, customer.email, orderNumber]) expect(accesses[0]).not.toContain(secret);
});

it('the log holds no searched phone number, email or name', async () => {
  const { token } = await makeStaff(db, 'owner');
  lines.length = 0;
  for (const q of [phone, customer.email, 'Meera Iyer']) await find(token, q);
  await call(token, 'POST', 'orders/search', { q: phone, cursor: 'wrong' });
  for (const secret of [phone, customer.email, 'Meera']) expect(lines.join('\n')).not.toContain(secret);
});

it('the documents open when they exist, and not for a packer', async () => {
  const open = async (role: 'owner' | 'packer', document: string) => {
    const { token } = await makeStaff(db, role);
    const response = await api.request(`/api/admin/orders/${orderNumber}/${document}.pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return response.status;
  };
  expect(await open('packer', 'invoice')).toBe(403);
  expect(await open('owner', 'invoice')).toBe(409);
  expect(await open('owner', 'credit-note')).toBe(409);
});

it('support releases and cancels, and a packer does neither', async () => {
  const orders = [await placeHeld(db), await placeHeld(db)] as const;
  const [released, cancelled] = orders;
  const packer = (await makeStaff(db, 'packer')).token;
  const support = (await makeStaff(db, 'support')).token;
  const act = (token: string) => [
    call(token, 'POST', `orders/${released.orderNumber}/release`),
    call(token, 'POST', `orders/${cancelled.orderNumber}/cancel`, { reason: 'Nobody answers.' }),
  ];
  const statuses = async (token: string) => (await Promise.all(act(token))).map(({ status }) => status);
  expect(await statuses(packer)).toEqual([403, 403]);
  expect(await statuses(support)).toEqual([200, 200]);
  expect(await statuses(support)).toEqual([409, 409]);
  const shown = async (orderNumber: string) =>
    (await call(support, 'GET', `orders/${orderNumber}`)).body as unknown as OrderOfStaff;
  expect(await shown(released.orderNumber)).toMatchObject({ held: null, confirmedBy: 'staff' });
  expect(await shown(cancelled.orderNumber)).toMatchObject({ held: null, state: 'cancelled' });
  expect(JSON.stringify(await shown((await placeHeld(db)).orderNumber))).not.toContain('confirmToken');
});
