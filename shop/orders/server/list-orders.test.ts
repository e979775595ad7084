// §4 My Orders: search, narrow, page; cancel with a reason; the same again at today's prices
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { cancelOrder } from './cancel-order.ts';
import { compareOrder } from './compare-order.ts';
import { listOrders } from './list-orders.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from './tables.ts';
import { makeOrderBody, makeCustomer, recordsOf } from './testing.ts';

const { db } = await testDatabase();
const rani = await makeCustomer(db);
const numbers: string[] = [];

async function order(name: string, placedAt: string, customer = rani) {
  const { id } = await makeProduct(db, { name });
  const body = makeOrderBody([{ sku: `${id}`, quantity: 2, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { ...customer, order: body });
  await db
    .update(orders)
    .set({ placedAt: new Date(placedAt) })
    .where(eq(orders.id, body.orderId));
  if (customer === rani) numbers.push(orderNumber);
  return { orderNumber, orderId: body.orderId, productId: id };
}

const found = async (asked: Omit<Parameters<typeof listOrders>[1], 'userId'>, customer = rani) => {
  const page = await listOrders(db, { ...customer, ...asked });
  return { ...page, orders: page.orders.map(({ orderNumber }) => orderNumber) };
};

let oil: Awaited<ReturnType<typeof order>>;

beforeAll(async () => {
  oil = await order('Bhringraj Hair Oil', '2024-12-31T19:00:00Z');
  await order('100% Tulsi Tea', '2026-01-05T10:00:00Z');
  await order('Triphala Churna', new Date().toISOString());
});

describe('my orders', () => {
  it('come newest first, page by page', async () => {
    const [first, second, third] = numbers;
    expect(await found({})).toEqual({ orders: [third, second, first], total: 3, next: null });
    expect(await found({ limit: 2 })).toEqual({ orders: [third, second], total: 3, next: 2 });
    expect(await found({ limit: 2, cursor: 2 })).toEqual({ orders: [first], total: 3, next: null });
    expect(await found({ limit: 2, cursor: 9 })).toEqual({ orders: [], total: 3, next: null });
  });

  it('are found by product, and by number in any spelling', async () => {
    const [first, second] = numbers;
    const said = first!.replace('AR-', 'ar ').replace(/(\d{3})(\d{4})$/, '$1 $2');
    expect((await found({ q: 'hair oil' })).orders).toEqual([first]);
    expect((await found({ q: said })).orders).toEqual([first]);
    expect((await found({ q: '100%' })).orders).toEqual([second]);
    expect((await found({ q: '%' })).orders).toEqual([second]);
    expect((await found({ q: '_' })).orders).toEqual([]);
  });

  it('are filtered by time in India, by state and by orderId', async () => {
    const [first, second, third] = numbers;
    expect((await found({ time: '2025' })).orders).toEqual([first]);
    expect((await found({ time: '2024' })).orders).toEqual([]);
    expect((await found({ time: '30-days' })).orders).toEqual([third]);
    expect((await found({ is: 'open' })).orders).toEqual([third, second, first]);
    expect((await found({ orderId: oil.orderId })).orders).toEqual([first]);
  });

  it('belong to their customer only', async () => {
    const mallory = await makeCustomer(db);
    const all = await listOrders(db, { ...mallory, q: 'oil', orderId: oil.orderId });
    expect(all.orders).toEqual([]);
    await expect(compareOrder(db, { ...mallory, orderNumber: oil.orderNumber })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('keep their cancel reason for the merchant and the timeline', async () => {
    const request = { reason: 'late' as const, words: 'I travel on Friday.' };
    const meera = await makeCustomer(db);
    const { orderNumber, orderId } = await order('Neem Oil', new Date().toISOString(), meera);
    const cancelled = await cancelOrder(db, { ...meera, orderNumber, request });
    await cancelOrder(db, { ...meera, orderNumber, request: { reason: 'mistake' } });
    expect(cancelled.events.at(-1)?.note).toBe('It would come too late: I travel on Friday.');
    expect((await recordsOf(db, orderId)).order).toMatchObject({ cancelReason: 'late' });
    expect((await found({ is: 'cancelled' }, meera)).orders).toEqual([orderNumber]);
  });
});

describe('a reorder', () => {
  const again = async () => (await compareOrder(db, { ...rani, orderNumber: oil.orderNumber }))[0];
  const now = (change: Partial<typeof products.$inferInsert>) =>
    db.update(products).set(change).where(eq(products.id, oil.productId));

  it('shows a changed price, low stock and stopped products', async () => {
    expect(await again()).toMatchObject({ state: 'same', price: 500, priceWas: 500, quantity: 2 });
    await now({ mrpPaise: 60_000 });
    expect(await again()).toMatchObject({ state: 'price_changed', price: 600, priceWas: 500, quantity: 2 });
    await now({ stock: 1 });
    expect(await again()).toMatchObject({ state: 'fewer', quantity: 1, price: 600 });
    await now({ stock: 0 });
    expect(await again()).toMatchObject({ state: 'sold_out', quantity: 0 });
    await now({ stock: 9, onSale: false });
    expect(await again()).toMatchObject({ state: 'sold_out', quantity: 0 });
    await now({ published: false });
    expect(await again()).toMatchObject({ state: 'gone', quantity: 0, price: null });
  });
});
