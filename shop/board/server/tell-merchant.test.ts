// §9 the merchant is told of each new order once, at once or once a day, by number, amount and pincode; a burst is one email; a shop without an email says
// so on `/admin/start`
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayOf, minuteMs, startOf } from '#platform/india-time.ts';
import { inTransaction } from '#platform/server/db.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { emailShopOf, renderEmail } from '#server/emails/render-email.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { readShopConfig } from '#server/config.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { newOrderEmailOf } from './settings.ts';
import { newOrderEmails } from './tables.ts';
import { maxListed, tellMerchant } from './tell-merchant.ts';

const { db, pool } = await testDatabase();
const { userId } = await makeCustomer(db);
const { id: productId } = await makeProduct(db, { stock: 10_000 });
const atOnce = { when: 'at-once', hour: 20, isDemo: false } as const;
const daily = { when: 'daily', hour: 20, isDemo: false } as const;

let shops = 0;
let to = '';

beforeEach(async () => {
  to = `shop${(shops += 1)}@sita.example`;
  await db.delete(newOrderEmails);
  // Orders of earlier tests were told long ago.
  await db.update(orders).set({ placedAt: new Date('2020-01-01') });
});

const at = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

async function order(placedAt = new Date(), given: Partial<typeof orders.$inferInsert> = {}) {
  const body = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { userId, order: body });
  await db
    .update(orders)
    .set({ placedAt, ...given })
    .where(eq(orders.id, body.orderId));
  return { orderNumber, orderId: body.orderId };
}

type News = { day: string | null; count: number; totalPaise: number; listed: { orderNumber: string }[] };

async function news(): Promise<News[]> {
  const queued = await queuedEmails(db, to);
  return queued.map(({ data }) => data as unknown as News);
}

const numbers = async () => (await news()).map(({ listed }) => listed.map(({ orderNumber }) => orderNumber));

describe('the merchant at once', () => {
  it('hears of no test order of a tried demo, while own orders among them are told', async () => {
    const { id: demoId } = await makeProduct(db, { stock: 10 });
    const { id: ownId } = await makeProduct(db, { stock: 10 });
    await db.update(products).set({ isDemo: true }).where(eq(products.id, demoId));
    await tellMerchant(db, { ...atOnce, to, now: at(-1) });
    const buy = async (...ids: number[]) => {
      const lines = ids.map((id) => ({ sku: `${id}`, quantity: 1, unitPaise: 50_000 }));
      return placeOrder(db, { userId, order: makeOrderBody(lines) });
    };
    await buy(demoId);
    const mixed = await buy(demoId, ownId);
    const own = await buy(ownId);
    expect(await tellMerchant(db, { ...atOnce, to, now: at(1) })).toBe(2);
    expect((await numbers()).flat().toSorted()).toEqual([mixed.orderNumber, own.orderNumber].toSorted());
    await buy(demoId);
    expect(await tellMerchant(db, { ...atOnce, isDemo: true, to, now: at(7) })).toBe(2);
  });

  it('is told of each order once, in one email for those of the last minutes', async () => {
    await tellMerchant(db, { ...atOnce, to, now: at(-1) });
    const one = await order();
    expect(await tellMerchant(db, { ...atOnce, to, now: at(1) })).toBe(1);
    const [two, three] = [await order(at(1)), await order(at(2))];
    expect(await tellMerchant(db, { ...atOnce, to, now: at(3) })).toBe(0);
    expect(await tellMerchant(db, { ...atOnce, to, now: at(6.5) })).toBe(2);
    expect(await tellMerchant(db, { ...atOnce, to, now: at(20) })).toBe(0);
    expect(await numbers()).toEqual([[one.orderNumber], [two.orderNumber, three.orderNumber]]);
  });

  it('gets one email about a burst of 200 orders', async () => {
    await tellMerchant(db, { ...atOnce, to, now: at(-1) });
    const { orderId } = await order();
    await db.execute(sql`
      insert into orders (id, order_number, user_id, body_hash, state, subtotal_paise, discount_paise, fee_paise, total_paise, address)
      select gen_random_uuid(), 'AR-8' || n, user_id, '', state, subtotal_paise, discount_paise, fee_paise, total_paise, address
      from orders, generate_series(1, 199) n where id = ${orderId}`);
    expect(await tellMerchant(db, { ...atOnce, to, now: at(1) })).toBe(200);
    const [email, ...others] = await news();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ count: 200, totalPaise: 200 * 49_700 });
    expect(email!.listed).toHaveLength(maxListed);
  });

  it('is told of an order that commits after a later one was told', async () => {
    await tellMerchant(db, { ...atOnce, to, now: at(-5) });
    const early = await order(at(1));
    expect(await tellMerchant(db, { ...atOnce, to, now: at(2) })).toBe(1);
    const late = await order(at(0));
    expect(await tellMerchant(db, { ...atOnce, to, now: at(8) })).toBe(1);
    expect(await numbers()).toEqual([[early.orderNumber], [late.orderNumber]]);
  });

  it('is told of each order once while orders come and the job looks', async () => {
    await tellMerchant(db, { ...atOnce, to, now: at(-1) });
    const placed: string[] = [];
    const place = async () => {
      const body = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }]);
      placed.push((await placeOrder(db, { userId, order: body })).orderNumber);
    };
    const look = async () => {
      await db.update(newOrderEmails).set({ emailedAt: null });
      await tellMerchant(db, { ...atOnce, to, now: new Date() });
    };
    for (let round = 0; round < 8; round += 1) await Promise.all([place(), look(), place(), place(), look()]);
    await db.update(newOrderEmails).set({ emailedAt: null });
    await tellMerchant(db, { ...atOnce, to, now: at(1) });
    expect((await numbers()).flat().toSorted()).toEqual(placed.toSorted());
  });

  it('is told once when several workers look at the same moment', async () => {
    await tellMerchant(db, { ...atOnce, to, now: at(-1) });
    await order();
    const told = await Promise.all([1, 2, 3, 4].map(() => tellMerchant(db, { ...atOnce, to, now: at(1) })));
    expect(told.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 1]);
    expect(await news()).toHaveLength(1);
  });

  it('is told again after a kill only of what no email holds', async () => {
    await tellMerchant(db, { ...atOnce, to, now: at(-1) });
    const { orderNumber } = await order();
    await expect(
      inTransaction(db, async (tx) => {
        await tellMerchant(tx, { ...atOnce, to, now: at(1) });
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await news()).toEqual([]);
    await tellMerchant(db, { ...atOnce, to, now: at(1) });
    await tellMerchant(db, { ...atOnce, to, now: at(30) });
    expect(await numbers()).toEqual([[orderNumber]]);
  });

  it('is told of orders that came while no worker ran, and of none that is cancelled', async () => {
    await tellMerchant(db, { ...atOnce, to, now: at(-3_000) });
    const { orderNumber } = await order(at(-2_000));
    await order(at(-1_000), { state: 'cancelled' });
    await tellMerchant(db, { ...atOnce, to, now: at(0) });
    expect(await numbers()).toEqual([[orderNumber]]);
  });

  it('is told again after the clock was set forward and back', async () => {
    await tellMerchant(db, { ...atOnce, to, now: at(-1) });
    await tellMerchant(db, { ...atOnce, to, now: at(3_000) });
    await tellMerchant(db, { ...atOnce, to, now: at(0) });
    const { orderNumber } = await order(at(1));
    await tellMerchant(db, { ...atOnce, to, now: at(2) });
    expect(await numbers()).toEqual([[orderNumber]]);
  });
});

describe('the merchant once a day', () => {
  const today = dayOf(new Date());
  const evening = (days: number, minutes = 0) =>
    new Date(startOf(addDays(today, days), { hour: 20 }).getTime() + minutes * minuteMs);

  it('gets one email at the hour in India, with the orders since the last one', async () => {
    await tellMerchant(db, { ...daily, to, now: evening(-3, -600) });
    await order(evening(-3, -60));
    await order(evening(-3, 60));
    expect(await tellMerchant(db, { ...daily, to, now: evening(-3, -1) })).toBe(0);
    expect(await tellMerchant(db, { ...daily, to, now: evening(-3, 3) })).toBe(1);
    expect(await tellMerchant(db, { ...daily, to, now: evening(-3, 600) })).toBe(0);
    await order(evening(-2, -5));
    expect(await tellMerchant(db, { ...daily, to, now: evening(-2, 2) })).toBe(2);
    expect(await tellMerchant(db, { ...daily, to, now: evening(-1, 2) })).toBe(0);
    expect((await news()).map(({ day, count }) => [day, count])).toEqual([
      [addDays(today, -3), 1],
      [addDays(today, -2), 2],
    ]);
  });
});

describe('a merchant who wants no email, or has none', () => {
  it('is told of nothing, and later of no order of the time before', async () => {
    await tellMerchant(db, { ...atOnce, to, now: at(-2_000) });
    await order(at(-1_000));
    expect(await tellMerchant(db, { ...atOnce, when: 'never', to, now: at(0) })).toBe(0);
    expect(await tellMerchant(db, { ...atOnce, to: null, now: at(0) })).toBe(0);
    expect(await tellMerchant(db, { ...atOnce, to, now: at(1) })).toBe(0);
    expect(await news()).toEqual([]);
  });

  it.each([
    [{}, 'never'],
    [{ SHOP_DEMO: 'off' }, 'at-once'],
    [{ SHOP_DEMO: 'off', NEW_ORDER_EMAIL: 'daily' }, 'daily'],
    [{ NEW_ORDER_EMAIL: 'at-once' }, 'at-once'],
  ])('is told with %j: %s', (settings, when) => {
    expect(newOrderEmailOf(readShopConfig(settings))).toBe(when);
  });
});

describe('the email', () => {
  it('holds number, amount and pincode, and nothing else about the customer', async () => {
    await tellMerchant(db, { ...atOnce, to, now: at(-1) });
    const { orderNumber } = await order(new Date(), { heldFor: 'amount' });
    await tellMerchant(db, { ...atOnce, to, now: at(1) });
    const [queued] = await queuedEmails(db, to);
    const config = readShopConfig({ PUBLIC_URL: 'https://sita.example' });
    const shop = { ...emailShopOf(config), phone: null };
    const { subject, html, text } = renderEmail(queued!, shop);
    expect(subject).toBe(`New order ${orderNumber}, ₹497.00`);
    expect(text).toContain('to pincode 560003');
    expect(text).toContain('It waits until its customer confirms it');
    expect(html).toContain(`href="https://sita.example/admin/orders/${orderNumber}"`);
    const whole = JSON.stringify([queued!.data, subject, html, text]);
    expect(whole).not.toMatch(/Meera|98765|Temple|Malleshwaram|Bengaluru|customer\d*@/);
  });
});

it('a look reads the index of times and not the whole shop', async () => {
  await order();
  await db.execute(sql`
    insert into orders (id, order_number, user_id, body_hash, state, subtotal_paise, discount_paise, fee_paise, total_paise, address, placed_at)
    select gen_random_uuid(), 'AR-7' || n, ${userId}::int, '', 'delivered', 0, 0, 0, 0, '{}', now() - n * interval '20 minutes'
    from generate_series(1, 5000) n`);
  await db.execute(sql`vacuum analyze orders`);
  await tellMerchant(db, { ...atOnce, to, now: at(-1) });
  const sent: { query: string; params: unknown[] }[] = [];
  const traced = drizzle(pool, {
    logger: { logQuery: (query, params) => void sent.push({ query, params }) },
  });
  expect(await tellMerchant(traced, { ...atOnce, to, now: at(1) })).toBe(1);
  const reads = sent.filter(({ query }) => query.includes('from "orders"'));
  expect(reads).toHaveLength(2);
  for (const { query, params } of reads) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/orders_by_time|orders_pkey/);
    expect(plan).not.toContain('Seq Scan on orders');
  }
});
