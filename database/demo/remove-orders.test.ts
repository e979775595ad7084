// §9 the demo is removed for good by `npm run seed -- --remove-demo` or on screen, with its test orders and all that hangs on them; own products and orders
// stay
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { changeLog } from '#platform/server/tables.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { cashDays, cashEntries } from '#shop/cash/server/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { gstReturns, invoices, invoiceSeries } from '#shop/invoices/server/tables.ts';
import { ownRecords, sampleOrders } from '#shop/opening/server/tables.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { makeDelivered, seller } from '#shop/returns/server/testing.ts';
import { pickups } from '#shop/shipping/server/tables.ts';
import { readRemoval } from './read-removal.ts';
import { beginRemoval, removeDemo, runRemoval } from './remove-demo.ts';
import { countDemo } from './test-orders.ts';
import { closeBooks, makeFullTestOrder, tablesOf } from './testing.ts';

const demoProduct = (db: Db, stock = 20) =>
  makeProduct(db, { isDemo: true, mrpPaise: 50_000, stock, hsn: '3304' });
const sell = async (db: Db, ...ids: number[]) => {
  const { userId } = await makeCustomer(db);
  const order = makeOrderBody(ids.map((id) => ({ sku: `${id}`, quantity: 1, unitPaise: 50_000 })));
  return { orderId: order.orderId, ...(await placeOrder(db, { userId, order })) };
};
const begin = (db: Db, keep: number[] = []) => inTransaction(db, (tx) => beginRemoval(tx, { keep }));
const backUp = async () => 'a-backup';

/** More than one step takes. `DEMO_ORDERS=1000` takes eleven steps. */
const sold = Number(process.env.DEMO_ORDERS ?? 105);

describe('the removal of a demo with orders', () => {
  it('takes test orders with all that hangs on them, and starts invoices anew', async () => {
    const { db } = await testDatabase();
    const full = await makeFullTestOrder(db);
    await db.insert(sampleOrders).values({ orderId: full.orderId });
    const month = await closeBooks(db);
    const held = await tablesOf(db, full);
    expect(Object.entries(held).filter(([, count]) => count === 0)).toEqual([]);
    expect(await db.select().from(gstReturns)).toMatchObject([{ month }]);
    expect(await countDemo(db)).toMatchObject({ products: 1, orders: 1, reviews: 1, stayingCount: 0 });
    expect(await removeDemo(db)).toMatchObject({ state: 'done', ordersGone: 1, productsGone: 1 });
    const left = await tablesOf(db, full);
    expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([]);
    for (const table of [
      orders,
      products,
      invoices,
      invoiceSeries,
      cashEntries,
      cashDays,
      gstReturns,
      pickups,
    ])
      expect(await db.$count(table)).toBe(0);
    expect(await db.$count(users, eq(users.id, full.userId))).toBe(1);
    expect(await checkInvariants(db)).toEqual([]);
    const { rows } = await db.execute(sql`select tgname from pg_trigger where tgenabled <> 'O'`);
    expect(rows).toEqual([]);
  });

  it('keeps an order with a product of the merchant’s own, its documents and numbers', async () => {
    const { db } = await testDatabase();
    const [demo, own] = [await demoProduct(db), await makeProduct(db, { mrpPaise: 50_000, stock: 9 })];
    const test = await makeFullTestOrder(db, demo.id);
    const mixed = await makeDelivered(db, {
      sold: [
        { quantity: 1, productId: demo.id },
        { quantity: 1, productId: own.id },
      ],
    });
    await issueInvoice(db, { orderId: mixed.orderId, seller });
    await db
      .insert(changeLog)
      .values({ kind: 'order', entityId: mixed.orderNumber, action: 'create', after: {} });
    const before = await tablesOf(db, mixed);
    const entries = await db.select().from(cashEntries).where(eq(cashEntries.orderId, mixed.orderId));
    expect(await countDemo(db)).toMatchObject({ orders: 1, staying: [mixed.orderNumber], stayingCount: 1 });
    expect(await removeDemo(db)).toMatchObject({ state: 'done', ordersGone: 1 });
    expect((await tablesOf(db, test))['orders.id']).toBe(0);
    expect(await tablesOf(db, mixed)).toEqual(before);
    expect(await db.select().from(cashEntries)).toEqual(entries);
    expect((await db.select().from(invoiceSeries))[0]).toMatchObject({ lastSerial: 2 });
    const [archived] = await db.select().from(products).where(eq(products.id, demo.id));
    expect(archived).toMatchObject({
      isDemo: false,
      published: false,
      archivedAt: expect.any(Date),
      stock: 19,
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('keeps the orders of a changed product that stays, and a filed month with them', async () => {
    const { db } = await testDatabase();
    const [kept, gone] = [await demoProduct(db), await demoProduct(db)];
    const [of, other, both] = [
      await sell(db, kept.id),
      await sell(db, gone.id),
      await sell(db, kept.id, gone.id),
    ];
    expect(await countDemo(db, [kept.id])).toMatchObject({ products: 1, orders: 1, stayingCount: 2 });
    expect(await countDemo(db)).toMatchObject({ products: 2, orders: 3, stayingCount: 0 });
    const month = { sheets: {} as never, totals: {} as never, authorId: 1, closedAt: new Date() };
    await db.insert(gstReturns).values([
      { ...month, month: '2099-01' },
      { ...month, month: '2020-01' },
    ]);
    expect(await removeDemo(db, { keep: [kept.id] })).toMatchObject({ ordersGone: 1, state: 'done' });
    const left = await db.select({ id: orders.id }).from(orders);
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([of.orderId, both.orderId]));
    expect(left).not.toContainEqual({ id: other.orderId });
    expect(await db.select({ month: gstReturns.month }).from(gstReturns)).toEqual([{ month: '2099-01' }]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('knows an own product as a part of a combo of the demo', async () => {
    const { db } = await testDatabase();
    const [part, own] = [await demoProduct(db), await makeProduct(db, { mrpPaise: 50_000, stock: 9 })];
    const parts = [
      { partId: part.id, quantity: 1 },
      { partId: own.id, quantity: 1 },
    ];
    const combo = await makeCombo(db, parts, { isDemo: true, mrpPaise: 50_000 });
    const { orderNumber } = await sell(db, combo.id);
    expect(await countDemo(db)).toMatchObject({ orders: 0, staying: [orderNumber] });
    await removeDemo(db);
    expect(await db.$count(orders)).toBe(1);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('does nothing the second time, also beside new orders of the merchant', async () => {
    const { db } = await testDatabase();
    await sell(db, (await demoProduct(db)).id);
    await removeDemo(db);
    const own = await makeProduct(db, { mrpPaise: 50_000, stock: 9 });
    await sell(db, own.id);
    expect(await removeDemo(db)).toMatchObject({ state: 'done', ordersGone: 0, productsGone: 0 });
    expect([await db.$count(orders), await db.$count(products)]).toEqual([1, 1]);
  });
});

describe('a removal in steps', () => {
  it('goes on after a kill in each step, and loses and repeats nothing', async () => {
    const { db } = await testDatabase();
    const { id } = await demoProduct(db, sold);
    for (let made = 0; made < sold; made += 1) await sell(db, id);
    await begin(db);
    let backups = 0;
    const counted = async () => `backup-${(backups += 1)}`;
    const killed = () => Promise.reject(new Error('killed'));
    for (const table of ['orders', 'order_lines', 'products', 'demo_removals']) {
      await failNext(db, table);
      await expect(runRemoval(db, { backUp: counted, pause: killed })).rejects.toThrow('killed');
      await db.execute(sql.raw(`drop trigger fails_now on ${table}`));
      expect((await checkInvariants(db)).length).toBe(0);
    }
    expect(await readRemoval(db)).toMatchObject({ orders: sold, state: 'products' });
    await Promise.all([runRemoval(db, { backUp: counted }), runRemoval(db, { backUp: counted })]);
    expect(await readRemoval(db)).toMatchObject({
      state: 'done',
      ordersGone: sold,
      productsGone: 1,
      backup: 'backup-1',
    });
    expect(backups).toBe(1);
    expect([await db.$count(orders), await db.$count(products), await db.$count(ownRecords)]).toEqual([
      0, 0, 0,
    ]);
  });

  it('stops in words when the backup fails, removes nothing, and begins again', async () => {
    const { db } = await testDatabase();
    await sell(db, (await demoProduct(db)).id);
    await begin(db);
    await runRemoval(db, { backUp: () => Promise.reject(new Error('The disk is full.')) });
    expect(await readRemoval(db)).toMatchObject({
      state: 'stopped',
      problem: 'The disk is full. The log of the shop has more.',
      ordersGone: 0,
    });
    expect(await db.$count(orders)).toBe(1);
    await begin(db);
    await runRemoval(db, { backUp });
    expect(await readRemoval(db)).toMatchObject({ state: 'done', backup: 'a-backup', problem: null });
  });

  it('takes an order that came after it began', async () => {
    const { db } = await testDatabase();
    const { id } = await demoProduct(db);
    await begin(db);
    await sell(db, id);
    await runRemoval(db, { backUp });
    expect(await readRemoval(db)).toMatchObject({ state: 'done', orders: 0, ordersGone: 1 });
  });

  it('refuses counts that the owner did not see', async () => {
    const { db } = await testDatabase();
    await sell(db, (await demoProduct(db)).id);
    const seen = { products: 1, orders: 0 };
    await expect(inTransaction(db, (tx) => beginRemoval(tx, { seen }))).rejects.toThrow(/1 test orders/);
    expect(await readRemoval(db)).toBeNull();
  });
});

/** Lets the next write to a table fail, as a kill in its transaction would. */
async function failNext(db: Db, table: string): Promise<void> {
  await db.execute(
    sql.raw(`create or replace function fails() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`),
  );
  const when = table === 'demo_removals' ? `when (new.state = 'done')` : '';
  const event = table === 'demo_removals' ? 'update' : 'delete';
  await db.execute(
    sql.raw(
      `create trigger fails_now before ${event} on ${table} for each row ${when} execute function fails()`,
    ),
  );
}
