// §7 open cash orders are capped per customer, mobile number and day, also for many at once
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { isRefusal } from '#platform/refusal.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import type { OrderCaps } from '../../order-caps.ts';
import { placeOrder } from '../place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeOrderBody, makeCustomer, stockOf } from '#shop/orders/server/testing.ts';

const { db } = await testDatabase();
const { id: productId } = await makeProduct(db, { stock: 999 });
const caps: OrderCaps = { openPerCustomer: 3, openPerPhone: 4, perDay: 5, linesPerProduct: 99 };

let phones = 6_000_000_000;
const newPhone = () => String((phones += 1));

type More = { phone: string; orderId?: string; actor?: 'system' | 'staff'; caps?: OrderCaps | undefined };

function order(userId: number, { phone, orderId, ...more }: More) {
  const body = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }], {
    customerPhone: phone,
    ...(orderId ? { orderId } : {}),
  });
  return placeOrder(db, { userId, order: body, caps, ...more });
}

async function orderTimes(times: number, userId: number, phone: string) {
  const placed = [];
  for (let n = 0; n < times; n += 1) placed.push(await order(userId, { phone }));
  return placed;
}

/** Runs concurrent orders. Without a connection it repeats the order, like the checkout. */
async function many(times: number, place: (n: number) => Promise<unknown>): Promise<string[]> {
  const tryOne = async (n: number): Promise<string> => {
    try {
      await place(n);
      return 'placed';
    } catch (error) {
      if (/timeout exceeded when trying to connect/.test(String(error))) return tryOne(n);
      return isRefusal(error) ? error.code : String(error);
    }
  };
  return Promise.all(Array.from({ length: times }, (_, n) => tryOne(n)));
}

const counted = (results: string[]) => results.filter((result) => result === 'placed').length;

describe('open cash orders', () => {
  it('have a cap per customer, and the refusal says what to do', async () => {
    const { userId } = await makeCustomer(db);
    const [first] = await orderTimes(3, userId, newPhone());
    const before = await stockOf(db, productId);
    await expect(order(userId, { phone: newPhone() })).rejects.toMatchObject({
      status: 409,
      code: 'too_many_open_orders',
      message:
        'You have 3 cash on delivery orders under way. Please wait until one arrives, or cancel one in My Orders.',
    });
    expect(await stockOf(db, productId)).toEqual(before);
    await cancelOrder(db, { userId, orderNumber: first!.orderNumber });
    await order(userId, { phone: newPhone() });
  });

  it.each([
    ['a tag', (n: number) => `meera.k+${n}@gmail.com`],
    ['another host', (n: number) => (n % 2 ? 'mee.ra@googlemail.com' : 'm.eera@gmail.com')],
    ['a dash at Yahoo', (n: number) => `meera-${n}@yahoo.co.in`],
  ])('have a cap per inbox, however its accounts spell it: %s', async (_, spell) => {
    const accounts = [];
    for (let n = 1; n <= 2; n += 1) accounts.push((await makeCustomer(db, { email: spell(n) })).userId);
    const [one, other] = accounts as [number, number];
    await orderTimes(2, one, newPhone());
    await orderTimes(1, other, newPhone());
    for (const account of accounts)
      await expect(order(account, { phone: newPhone() })).rejects.toMatchObject({
        code: 'too_many_open_orders',
      });
  });

  it('have a cap per inbox when forty accounts order at once', async () => {
    const accounts: number[] = [];
    for (let n = 0; n < 40; n += 1)
      accounts.push((await makeCustomer(db, { email: `many+${n}@example.in` })).userId);
    expect(counted(await many(40, (n) => order(accounts[n]!, { phone: newPhone() })))).toBe(3);
  });

  it('have a cap per customer when forty are placed at once', async () => {
    const { userId } = await makeCustomer(db);
    const before = await stockOf(db, productId);
    const results = await many(40, () => order(userId, { phone: newPhone() }));
    expect(counted(results)).toBe(3);
    expect(new Set(results)).toEqual(new Set(['placed', 'too_many_open_orders']));
    expect(await checkInvariants(db)).toEqual([]);
    const after = await stockOf(db, productId);
    expect(after).toEqual({ stock: before.stock - 3, movements: before.movements - 3 });
  });

  it('have a cap per mobile number when forty accounts order to it at once', async () => {
    const phone = newPhone();
    const users = await Promise.all(Array.from({ length: 40 }, () => makeCustomer(db)));
    const results = await many(40, (n) => order(users[n]!.userId, { phone }));
    expect(counted(results)).toBe(4);
    expect(new Set(results)).toEqual(new Set(['placed', 'too_many_orders_to_phone']));
    expect(await checkInvariants(db)).toEqual([]);
  });

  it("do not deadlock when two customers order to each other's numbers", async () => {
    const [one, other] = [await makeCustomer(db), await makeCustomer(db)];
    const [left, right] = [newPhone(), newPhone()];
    const roomy = { openPerCustomer: 99, openPerPhone: 99, perDay: 99, linesPerProduct: 99 };
    const results = await many(40, (n) =>
      order([one, other][n % 2]!.userId, { phone: [left, right][(n >> 1) % 2]!, caps: roomy }),
    );
    expect(counted(results)).toBe(40);
  });

  it("of strangers to the customer's number do not stop the customer", async () => {
    const phone = newPhone();
    const { userId } = await makeCustomer(db);
    const [mine] = await orderTimes(1, userId, phone);
    await db.update(orders).set({ state: 'delivered' }).where(eq(orders.orderNumber, mine!.orderNumber));
    for (let n = 0; n < 4; n += 1) await order((await makeCustomer(db)).userId, { phone });
    await order(userId, { phone });
    await expect(order((await makeCustomer(db)).userId, { phone })).rejects.toMatchObject({
      code: 'too_many_orders_to_phone',
    });
  });

  it('no longer count when paid, returned or cancelled', async () => {
    const { userId } = await makeCustomer(db);
    const placed = await orderTimes(3, userId, newPhone());
    for (const [n, state] of (['delivered', 'returned', 'cancelled'] as const).entries())
      await db.update(orders).set({ state }).where(eq(orders.orderNumber, placed[n]!.orderNumber));
    await order(userId, { phone: newPhone() });
    await order(userId, { phone: newPhone() });
  });
});

describe('the orders of one day', () => {
  it('count cancelled ones, so that stock is not reserved again and again', async () => {
    const { userId } = await makeCustomer(db);
    for (let n = 0; n < 5; n += 1) {
      const { orderNumber } = await order(userId, { phone: newPhone() });
      await cancelOrder(db, { userId, orderNumber });
    }
    const refused = { code: 'too_many_orders_today', status: 409 };
    await expect(order(userId, { phone: newPhone() })).rejects.toMatchObject(refused);
    await db
      .update(orders)
      .set({ placedAt: sql`now() - interval '25 hours'` })
      .where(eq(orders.userId, userId));
    await order(userId, { phone: newPhone() });
  });
});

describe('caps', () => {
  it('leave out repeats, subscriptions, staff, and a shop without limits', async () => {
    const { userId } = await makeCustomer(db);
    const phone = newPhone();
    const orderId = '3f8f2f7e-3f69-4b7a-9a52-0d5b3a2c9f10';
    const first = await order(userId, { phone, orderId });
    await orderTimes(2, userId, phone);
    expect(await order(userId, { phone, orderId })).toEqual(first);
    await order(userId, { phone, actor: 'system', caps: undefined });
    await order(userId, { phone, actor: 'staff', caps: undefined });
    const roomy = { openPerCustomer: 4, openPerPhone: 4, perDay: 4, linesPerProduct: 99 };
    await order(userId, { phone, caps: roomy });
    await order(userId, { phone, caps: undefined });
  });
});
