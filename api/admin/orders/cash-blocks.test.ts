// §9 staff block cash orders of an account, a phone number, a pincode or an address with a reason and an end; checkout, order by phone and subscription are
// refused in the same words
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { blockCash } from '#shop/payments/admin/server/block-cash.ts';
import { deleteOldCashBlocks } from '#shop/payments/admin/server/block-data.ts';
import { cashBlocks } from '#shop/payments/admin/server/tables.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { openStaffApi } from '../testing.ts';

const { db, call } = await openStaffApi();
const support = await makeStaff(db, 'support');
const { id: productId } = await makeProduct(db, { mrpPaise: 50_000, stock: 900 });

const words = {
  status: 409,
  code: 'cash_not_offered',
  message:
    'We cannot take this order with cash on delivery at the moment. Please write to us, and we look for another way together.',
};

let phones = 9_300_000_000;
const newPhone = () => String((phones += 1));

async function order(given: { userId?: number; phone?: string; address?: string; pincode?: string } = {}) {
  const userId = given.userId ?? (await makeCustomer(db)).userId;
  const body = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }], {
    customerPhone: given.phone ?? newPhone(),
    addressLine: given.address ?? '1 Quiet Lane',
    ...(given.pincode ? { pincode: given.pincode } : {}),
  });
  return placeOrder(db, { userId, order: body });
}

const add = (body: object, token = support.token) =>
  call(token, 'POST', 'cash-blocks', { reason: 'Refused three parcels', days: 30, ...body });

beforeEach(() => db.delete(cashBlocks));

describe('a block of cash orders', () => {
  it('of an account, a phone, a pincode or an address refuses in the same words', async () => {
    const { userId } = await makeCustomer(db);
    const phone = newPhone();
    const address = '22, Neem Street';
    const { pincode } = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }]);
    await add({ kind: 'customer', customerId: userId });
    await expect(order({ userId })).rejects.toMatchObject(words);
    await add({ kind: 'phone', phone: `+91 ${phone.slice(0, 5)}-${phone.slice(5)}` });
    await expect(order({ phone })).rejects.toMatchObject(words);
    await add({ kind: 'address', pincode, addressLine: address });
    for (const written of [address, '22 NEEM street', '22,neem,street'])
      await expect(order({ address: written })).rejects.toMatchObject(words);
    await order();
    await add({ kind: 'pincode', pincode: `${pincode.slice(0, 3)} ${pincode.slice(3)}` });
    await expect(order()).rejects.toMatchObject(words);
  });

  it('refuses an order by phone and a subscription as well, since all pass one place', async () => {
    const { userId } = await makeCustomer(db);
    await blockCash(db, {
      form: { kind: 'customer', customerId: userId, reason: 'No.', days: 1 },
      userId: 1,
    });
    const body = () => makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }]);
    for (const actor of ['staff', 'system'] as const)
      await expect(placeOrder(db, { userId, order: body(), actor })).rejects.toMatchObject(words);
  });

  it('ends by its day, by a press, and is deleted a month later', async () => {
    const phone = newPhone();
    const form = { kind: 'phone', phone, reason: 'No.', days: 2 } as const;
    await blockCash(db, { form, userId: support.userId, now: new Date(Date.now() - 3 * dayMs) });
    await order({ phone });
    const { body } = await add({ kind: 'phone', phone });
    await expect(order({ phone })).rejects.toMatchObject(words);
    const [{ id }] = body.blocks as [{ id: number }];
    expect((await call(support.token, 'POST', `cash-blocks/${id}/end`)).body).toEqual({ blocks: [] });
    expect((await call(support.token, 'POST', `cash-blocks/${id}/end`)).status).toBe(404);
    await order({ phone });
    const [row] = await db.select().from(cashBlocks).where(eq(cashBlocks.id, id));
    expect(row).toMatchObject({ authorId: support.userId, endedBy: support.userId });
    await deleteOldCashBlocks(db, { now: new Date(Date.now() + 31 * dayMs) });
    expect(await db.$count(cashBlocks)).toBe(0);
  });

  it('is listed without a whole phone or a street, to owner and support alone', async () => {
    const phone = newPhone();
    await add({ kind: 'phone', phone });
    await add({ kind: 'address', pincode: '560001', addressLine: '7 Hidden Street' });
    const { body } = await call(support.token, 'GET', 'cash-blocks');
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${phone}|hidden`, 'i'));
    expect(body.blocks).toHaveLength(2);
    for (const role of ['packer', 'content'] as const) {
      const { token } = await makeStaff(db, role);
      expect((await call(token, 'GET', 'cash-blocks')).status).toBe(403);
      expect((await add({ kind: 'phone', phone }, token)).status).toBe(403);
    }
  });

  it.each([
    ['no reason', { reason: ' ' }],
    ['no end', { days: 0 }],
    ['an end in two years', { days: 730 }],
    ['half a phone number', { phone: '98114' }],
    ['another kind', { kind: 'city' }],
  ])('is refused with %s', async (_, given) => {
    expect((await add({ kind: 'phone', phone: newPhone(), ...given })).status).toBe(400);
  });
});
