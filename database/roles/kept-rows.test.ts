import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePersonalData } from '#api/personal-data-sources.ts';
import { testDatabase } from '#database/test-database.ts';
import { dayMs } from '#platform/india-time.ts';
import { inTransaction, type OpenDatabase, openDatabase, patient } from '#platform/server/db.ts';
import { runRetention } from '#server/jobs.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { invoices } from '#shop/invoices/server/tables.ts';
import { addNote } from '#shop/orders/admin/server/get-order-for-staff.ts';
import { guestOrderDays } from '#shop/orders/server/erase/erase-guests.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { seller } from '#shop/returns/server/testing.ts';
import { makeFullTestOrder } from '../demo/testing.ts';
import { removeDemo } from '../demo/remove-demo.ts';
import { shareRows } from './share-rows.ts';

const role = `shop_${randomBytes(6).toString('hex')}`;
const { db, url } = await testDatabase();
let shop: OpenDatabase;

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`create role ${role} login password 'of a shop'`);
  await shareRows(owner, role);
  await owner.end();
  const address = Object.assign(new URL(url), { username: role, password: 'of a shop' });
  shop = openDatabase(address.href, patient);
});
afterAll(async () => {
  await shop.close();
  await db.execute(sql.raw(`drop owned by ${role}; drop role ${role}`));
});

/** An order with words of the customer and of staff in its events and notes. */
async function makeOrder({ userId, unitPaise = 50_000 }: { userId: number | null; unitPaise?: number }) {
  const { id } = await makeProduct(db, { mrpPaise: unitPaise });
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise }]);
  const actor = userId === null ? 'staff' : 'shopper';
  const { orderNumber } = await placeOrder(shop.db, { userId, order, actor });
  const { orderId } = order;
  await addNote(shop.db, { orderNumber, userId: 7, text: 'Meera called.' });
  await transitionOrder(shop.db, { orderId, to: 'confirmed', actor: 'staff', authorId: 7, note: 'Said yes' });
  const end = { orderId, to: 'cancelled', note: 'Meera is away' } as const;
  await transitionOrder(
    shop.db,
    userId === null ? { ...end, actor: 'staff', authorId: 7 } : { ...end, actor: 'shopper' },
  );
  const words = async () => {
    const { rows } = await db.execute<{ text: string }>(sql`
      select note as text from order_events where order_id = ${orderId} and note is not null
      union all select text from order_notes where order_id = ${orderId} order by 1`);
    return rows.map(({ text }) => text);
  };
  return { orderId, words, records: () => recordsOf(db, orderId) };
}

const leave = (userId: number, email: string) =>
  inTransaction(shop.db, (tx) => erasePersonalData(tx, { userId, sessionId: 0, email }));

describe('the shop’s role', () => {
  it('erases the words of a customer who leaves, and nothing else of the events', async () => {
    const { userId, email } = await makeCustomer(db);
    const other = await makeOrder({ userId: (await makeCustomer(db)).userId });
    const { words, records } = await makeOrder({ userId });
    const before = await records();
    await leave(userId, email);
    expect(await words()).toEqual(['Said yes']);
    const after = await records();
    expect(after.events.map((event) => Object.assign(event, { note: null }))).toEqual(
      before.events.map((event) => Object.assign(event, { note: null })),
    );
    expect(await other.words()).toEqual(['Meera called.', 'Meera is away', 'Said yes']);
  });

  it('takes no word of an order that still names its customer', async () => {
    const { orderId, words } = await makeOrder({ userId: (await makeCustomer(db)).userId });
    await shop.db.execute(sql`select erase_words_of_orders(array[${orderId}]::uuid[], true)`);
    expect(await words()).toHaveLength(3);
  });

  it('erases guests after 180 days, with the words of staff', async () => {
    const { words, records } = await makeOrder({ userId: null });
    await runRetention(shop.db, { now: new Date(Date.now() + guestOrderDays * dayMs + 60_000) });
    expect(await words()).toEqual([]);
    expect((await records()).order!.address.name).toBe('');
  });

  it('erases customers from documents whose retention ended, and from no younger one', async () => {
    const documents = async (financialYear?: string) => {
      const { userId, email } = await makeCustomer(db);
      const { id } = await makeProduct(db, { mrpPaise: 60_000_00 });
      const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 60_000_00 }]);
      await placeOrder(db, { userId, order });
      await db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, order.orderId));
      await issueInvoice(shop.db, { orderId: order.orderId, seller });
      if (financialYear)
        await db.update(invoices).set({ financialYear }).where(eq(invoices.orderId, order.orderId));
      await leave(userId, email);
      return order.orderId;
    };
    const [old, recent] = [await documents('2017-18'), await documents()];
    await runRetention(shop.db, { now: new Date('2099-01-01') });
    const named = await db.select({ id: invoices.orderId, content: invoices.content }).from(invoices);
    const customerOf = (id: string) => named.find((document) => document.id === id)!.content.buyer.name;
    expect([customerOf(old), customerOf(recent)]).toEqual(['', 'Meera Iyer']);
  });

  it('removes the demo with its access log, events, notes, documents and movements', async () => {
    const { orderId } = await makeFullTestOrder(db);
    expect(await removeDemo(shop.db)).toMatchObject({ state: 'done', ordersGone: 1 });
    for (const table of ['contact_looks', 'order_events', 'order_notes', 'invoices', 'delivery_challans'])
      expect(await db.$count(sql.raw(table) as never, sql`order_id = ${orderId}`), table).toBe(0);
  });
});
