import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeOrderBody, makeCustomer } from '#shop/orders/server/testing.ts';
import { checkInvariants, invariants, reportOf } from './check-invariants.ts';

const { db } = await testDatabase();

let orderId = '';
let productId = 0;

beforeAll(async () => {
  const { userId } = await makeCustomer(db);
  const product = await makeProduct(db);
  productId = product.id;
  const place = async (quantity: number) => {
    const order = makeOrderBody([{ sku: `${product.id}`, quantity, unitPaise: 50_000 }]);
    return { ...(await placeOrder(db, { userId, order })), orderId: order.orderId };
  };
  orderId = (await place(2)).orderId;
  await cancelOrder(db, { userId, orderNumber: (await place(1)).orderNumber });
});

async function brokenBy(breaking: string, mending: string): Promise<string[]> {
  await db.execute(sql.raw(breaking));
  const broken = await checkInvariants(db);
  await db.execute(sql.raw(mending));
  return broken.map(({ number, name }) => `${number} ${name}`);
}

const ofOrder = (id: string) => `id = (select user_id from orders where id = '${id}')`;

describe('the invariants', () => {
  // §7 the invariants, asked of a database
  it('hold for placed and cancelled orders, and are reported one by one', async () => {
    const broken = await checkInvariants(db);
    expect(broken).toEqual([]);
    expect(invariants.map(({ number }) => number)).toEqual(invariants.map((_, at) => at + 1));
    expect(reportOf(broken).match(/^ {2}ok /gm)).toHaveLength(invariants.length);
  });

  it('name the rows that break them', async () => {
    await db.update(products).set({ stock: 3 }).where(eq(products.id, productId));
    const broken = await checkInvariants(db);
    await db.update(products).set({ stock: 8 }).where(eq(products.id, productId));
    expect(broken).toEqual([
      {
        number: 1,
        name: 'stock that is not the sum of its ledger',
        what: `product ${productId}: 3 in stock, 8 by the ledger`,
      },
      {
        number: 10,
        name: 'units in batches that are not stock and unpacked orders',
        what: `product ${productId}: 10 in batches, 3 in stock, 2 in unpacked orders`,
      },
    ]);
    expect(reportOf(broken)).toContain(`NO  1. Stock is never negative`);
  });

  it.each([
    [
      '2 orders whose events do not begin with one "placed" and end in their state',
      (id: string) => [
        `update orders set state = 'packed' where id = '${id}'`,
        `update orders set state = 'placed' where id = '${id}'`,
      ],
    ],
    [
      '3 totals that are not their sum',
      (id: string) => [
        `update orders set subtotal_paise = subtotal_paise + 1, total_paise = total_paise + 1 where id = '${id}'`,
        `update orders set subtotal_paise = subtotal_paise - 1, total_paise = total_paise - 1 where id = '${id}'`,
      ],
    ],
    [
      '4 stock taken that is not what was ordered',
      (id: string) => [
        `update order_lines set quantity = 3, unit_paise = unit_paise * 2 / 3 where order_id = '${id}'`,
        `update order_lines set quantity = 2, unit_paise = 50000 where order_id = '${id}'`,
      ],
    ],
    [
      '5 shipments that wait, and no job that will ask the courier',
      (id: string) => [
        `update pgboss.job set state = 'completed' where name = 'delivery.create-shipment' and data->>'orderId' = '${id}'`,
        `update pgboss.job set state = 'created' where name = 'delivery.create-shipment' and data->>'orderId' = '${id}'`,
      ],
    ],
    [
      '5 orders without exactly one mail that says they are placed',
      (id: string) => [
        `update email_log set template = 'lost' where template = 'order-placed' and about = (select order_number from orders where id = '${id}')`,
        `update email_log set template = 'order-placed' where template = 'lost'`,
      ],
    ],
    [
      '6 addresses that two people have, or that are not in their one form',
      (id: string) => [
        `insert into users (email, first_name, last_name) select upper(email), 'Meera', 'Iyer' from users where ${ofOrder(id)}`,
        `delete from users where email <> lower(email)`,
      ],
    ],
    [
      '6 codes used after their time, or tried too often',
      () => [
        `insert into sign_in_codes (id, email, purpose, code_hash, browser_hash, expires_at, own_tries)
          values (gen_random_uuid(), 'broken@example.in', 'login', '', '', now(), 6)`,
        `delete from sign_in_codes where email = 'broken@example.in'`,
      ],
    ],
    [
      '7 carts of people who do not exist',
      () => [
        `insert into carts (user_id) values (2000000000)`,
        `delete from carts where user_id = 2000000000`,
      ],
    ],
    [
      '7 lines below 1 or above their cap, and carts with too many',
      (id: string) => [
        `with mine as (insert into carts (guest_hash) values ('broken') returning id)
          insert into cart_lines (cart_id, product_id, quantity, added_unit_paise)
          select mine.id, product_id, 11, unit_paise from mine, order_lines where order_id = '${id}'`,
        `delete from carts where guest_hash = 'broken'`,
      ],
    ],
    [
      '8 profile pictures that are not one’s own',
      (id: string) => [
        `update users set profile_picture_url = '/uploads/avatars/another.webp' where ${ofOrder(id)}`,
        `update users set profile_picture_url = '' where ${ofOrder(id)}`,
      ],
    ],
  ] as const)('detect %s', async (what, change) => {
    const [breaking, mending] = change(orderId);
    expect(await brokenBy(breaking!, mending!)).toContain(what);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('are checked in steps, each row once', async () => {
    await db.execute(
      sql`update orders set total_paise = total_paise + 1, subtotal_paise = subtotal_paise + 1`,
    );
    const [whole, ...steps] = await Promise.all(
      [100, 1, 2].map((stepRows) => checkInvariants(db, { stepRows })),
    );
    await db.execute(
      sql`update orders set total_paise = total_paise - 1, subtotal_paise = subtotal_paise - 1`,
    );
    const sorted = (broken: typeof whole) => broken?.map(({ name, what }) => `${name} ${what}`).toSorted();
    expect(whole?.length).toBeGreaterThan(1);
    for (const broken of steps) expect(sorted(broken)).toEqual(sorted(whole));
  });

  it('detect lines without an order', async () => {
    const [user] = await db.select().from(users);
    await db.insert(orders).values({
      id: '6a1c1a53-6a8f-4c56-8d6a-0c9f5ba1a001',
      orderNumber: 'AR-1',
      userId: user!.id,
      bodyHash: '',
      subtotalPaise: 0,
      discountPaise: 0,
      feePaise: 0,
      totalPaise: 0,
      address: {} as never,
    });
    expect(await brokenBy('select 1', `delete from orders where order_number = 'AR-1'`)).toEqual(
      expect.arrayContaining([
        '2 orders without lines, answer or number',
        '5 orders without exactly one shipment',
      ]),
    );
  });
});
