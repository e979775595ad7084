import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { rateCounters } from '#platform/server/tables.ts';
import { readShopConfig } from '#server/config.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeOrderBody, stockOf } from '#shop/orders/server/testing.ts';
import { signConfirmLink } from '#shop/orders/server/tracking/signed-links.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();

function shopOf(env: Record<string, string> = {}) {
  const config = readShopConfig({ TRUSTED_PROXY: 'on', ...env });
  return createCheckedApi({ db, config, log: silentLog });
}

const api = shopOf();
let made = 6_300_000_000;

beforeEach(async () => {
  await db.delete(rateCounters);
  await db.execute(sql`update orders set of_new_customer = false, unconfirmed_units = null`);
});

type From = { email?: string; network?: string; quantity?: number; to?: typeof api };

async function customer(email?: string) {
  const { id } = await makeUser(db, email ? { email } : {});
  return { id, token: await makeToken(db, id) };
}

/** Orders as a browser does, with a new phone number and a new street each time. */
async function order(productId: number, { token }: { token: string }, given: From = {}) {
  const { network = '203.0.113.9', quantity = 1, to = api } = given;
  made += 1;
  const body = makeOrderBody([{ sku: `${productId}`, quantity, unitPaise: 50_000 }], {
    customerPhone: String(made),
    addressLine: `${made} Temple Road`,
  });
  const response = await to.request(
    '/api/delivery/create',
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': network,
      },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  const [row] = await db.select().from(orders).where(eq(orders.id, body.orderId));
  return { status: response.status, held: row?.heldFor ?? null, orderNumber: row?.orderNumber ?? '' };
}

async function confirm(orderNumber: string) {
  const response = await api.request('/api/order-confirmation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act: 'confirm', token: signConfirmLink(orderNumber), version: 0 }),
  });
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

const heldFor = (placed: { held: string | null }[], reason: string | null) =>
  placed.filter(({ held }) => held === reason).length;

describe('a rush of orders', () => {
  it('of one person with eight accounts on one inbox takes five orders', async () => {
    const { id } = await makeProduct(db, { stock: 400 });
    const placed = [];
    for (let n = 0; n < 8; n += 1) {
      const account = await customer(`attacker+${n}@gmail.com`);
      for (let m = 0; m < 5; m += 1) placed.push(await order(id, account, { quantity: 5 }));
    }
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('of many accounts of one network sends the courier few of its orders', async () => {
    const { id } = await makeProduct(db, { stock: 900 });
    const placed = [];
    for (let n = 0; n < 30; n += 1) placed.push(await order(id, await customer(), { quantity: 10 }));
    expect(placed.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect([heldFor(placed, null), heldFor(placed, 'many_new')]).toEqual([20, 10]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('of an IPv6 owner counts over its small networks', async () => {
    const { id } = await makeProduct(db, { stock: 900 });
    const networks = Array.from({ length: 90 }, (_, n) => `2001:db8:9:${n.toString(16)}::1`);
    await order(id, await customer(), { network: networks[0]! });
    await db.execute(sql`update rate_counters set count = 78 where key like 'new-cash-orders-wide:%'`);
    const placed = [];
    for (let n = 1; n < 5; n += 1) placed.push(await order(id, await customer(), { network: networks[n]! }));
    expect([heldFor(placed, null), heldFor(placed, 'many_new')]).toEqual([2, 2]);
  });

  it('of a college is taken whole: sixty students in an hour get what they ordered', async () => {
    const { id } = await makeProduct(db, { stock: 300 });
    const placed = [];
    for (let n = 0; n < 60; n += 1)
      placed.push(await order(id, await customer(`student${n}@college.ac.in`), { quantity: 1 }));
    expect(placed.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(heldFor(placed, null)).toBe(20);
    for (const { held, orderNumber } of placed)
      if (held) expect((await confirm(orderNumber)).status).toBe(200);
    expect(await stockOf(db, id)).toEqual({ stock: 240, movements: 240 });
    expect(
      await db.$count(
        orders,
        sql`held_for is not null and order_number in ${placed.map(({ orderNumber }) => orderNumber)}`,
      ),
    ).toBe(0);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('of new customers all over the country has a budget that the owner sets', async () => {
    const to = shopOf({ MAX_OPEN_NEW_CASH_ORDERS: '4' });
    const { id } = await makeProduct(db, { stock: 90 });
    const placed = [];
    for (let n = 0; n < 6; n += 1)
      placed.push(await order(id, await customer(), { network: `198.51.100.${n}`, to }));
    expect(placed.map(({ held }) => held)).toEqual([null, null, null, null, 'many_new', 'many_new']);
    // A confirmed order is none of them.
    await confirm(placed[4]!.orderNumber);
    await db.execute(
      sql`update orders set state = 'delivered' where order_number = ${placed[0]!.orderNumber}`,
    );
    expect((await order(id, await customer(), { network: '198.51.100.77', to })).held).toBeNull();
  });

  it('leaves a customer alone who has received an order', async () => {
    const { id } = await makeProduct(db, { stock: 100 });
    const known = await customer();
    const { orderNumber } = await order(id, known);
    await db.execute(sql`update orders set state = 'delivered' where order_number = ${orderNumber}`);
    await db
      .update(rateCounters)
      .set({ count: 1_000 })
      .where(sql`key like 'new-cash%'`);
    expect((await order(id, known)).held).toBeNull();
    expect((await order(id, await customer())).held).toBe('many_new');
  });
});
