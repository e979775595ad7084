// §7 delivery/create: success and remarks, idempotent by orderId
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readCart } from '#shop/cart/server/read-cart.ts';
import { makeCart } from '#shop/cart/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { placeOrder } from './place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeOrderBody, makeCustomer, recordsOf, stockOf } from '#shop/orders/server/testing.ts';

const { db } = await testDatabase();

const nothing = { order: undefined, lines: [], events: [], movements: [], shipments: [], jobs: [] };

describe('a placed order', () => {
  it('is stored whole: lines, total, address, event, stock, shipment and email', async () => {
    const { userId } = await makeCustomer(db);
    const product = await makeProduct(db, { name: 'Ashwagandha Churna', discountPercent: 10 });
    const order = makeOrderBody([
      { sku: `${product.id}`, quantity: 2, unitPaise: 45_000 },
      { sku: `${product.id}-120-s60`, quantity: 1, unitPaise: 57_375 },
    ]);
    const response = await placeOrder(db, { userId, order, estimatedDeliveryDate: '2026-11-26' });
    expect(response).toEqual({
      success: true,
      remarks: `Order ${response.orderNumber} is placed.`,
      orderNumber: expect.stringMatching(/^AR-\d{7}$/),
      waybill: null,
    });
    const stored = await recordsOf(db, order.orderId);
    expect(stored.order).toMatchObject({
      userId,
      state: 'placed',
      estimatedDeliveryDate: '2026-11-26',
      subtotalPaise: 147_375,
      discountPaise: 1_000,
      feePaise: 700,
      totalPaise: 147_075,
      address: { name: 'Meera Iyer', phone: '9876543210', pincode: '560003', country: 'India' },
    });
    expect(stored.lines).toMatchObject([
      { sku: `${product.id}`, name: 'Ashwagandha Churna', quantity: 2, unitPaise: 45_000 },
      {
        sku: `${product.id}-120-s60`,
        plan: '120',
        frequencyDays: 60,
        quantity: 1,
        unitPaise: 57_375,
        packs: 2,
      },
    ]);
    expect(stored.events).toMatchObject([{ state: 'placed', actor: 'shopper' }]);
    expect(stored.movements).toMatchObject([{ productId: product.id, change: -4, reason: 'ordered' }]);
    expect(stored.shipments).toMatchObject([{ state: 'waiting', orderNumber: response.orderNumber }]);
    expect(stored.jobs).toEqual(['delivery.create-shipment', 'mail.send']);
    expect(await stockOf(db, product.id)).toEqual({ stock: 6, movements: 6 });
  });

  it('removes exactly its lines from the cart, and none in buy-now', async () => {
    const { userId } = await makeCustomer(db);
    const one = await makeProduct(db);
    const other = await makeProduct(db);
    const owner = await makeCart(
      db,
      [
        { productId: one.id, quantity: 1 },
        { productId: one.id, quantity: 1, plan: '120' },
        { productId: other.id, quantity: 1 },
      ],
      { userId },
    );
    const plain = [{ sku: `${one.id}`, quantity: 1, unitPaise: 50_000 }];
    await placeOrder(db, { userId, order: makeOrderBody(plain, { buyNow: true }) });
    expect(await readCart(db, { owner })).toHaveLength(3);
    await placeOrder(db, { userId, order: makeOrderBody(plain) });
    expect((await readCart(db, { owner })).map(({ lineId }) => lineId)).toEqual([
      `line-${one.id}-120`,
      `line-${other.id}`,
    ]);
  });

  it('adds up equal skus', async () => {
    const { userId } = await makeCustomer(db);
    const { id } = await makeProduct(db);
    const line = { sku: `${id}`, quantity: 2, unitPaise: 50_000 };
    const order = makeOrderBody([line, line]);
    await placeOrder(db, { userId, order });
    expect((await recordsOf(db, order.orderId)).lines).toMatchObject([{ quantity: 4 }]);
    expect(await stockOf(db, id)).toEqual({ stock: 6, movements: 6 });
  });
});

describe('a repeated orderId', () => {
  it('gives one order and one response under concurrent requests', async () => {
    const { userId } = await makeCustomer(db);
    const { id } = await makeProduct(db);
    const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => placeOrder(db, { userId, order })));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await db.$count(orders, eq(orders.id, order.orderId))).toBe(1);
    const stored = await recordsOf(db, order.orderId);
    expect(
      [stored.lines, stored.events, stored.movements, stored.shipments].map((rows) => rows.length),
    ).toEqual([1, 1, 1, 1]);
    expect(stored.jobs).toHaveLength(2);
    expect(await stockOf(db, id)).toEqual({ stock: 9, movements: 9 });
  });

  it('returns the first response after changes, with the waybill once known', async () => {
    const { userId } = await makeCustomer(db);
    const { id } = await makeProduct(db);
    const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
    const first = await placeOrder(db, { userId, order });
    await db.update(products).set({ mrpPaise: 90_000, stock: 0 }).where(eq(products.id, id));
    await db
      .update(shipments)
      .set({ state: 'created', waybill: 'WB1' })
      .where(eq(shipments.orderId, order.orderId));
    expect(await placeOrder(db, { userId, order })).toEqual({ ...first, waybill: 'WB1' });
  });

  it('is refused with another body, and for another customer', async () => {
    const { userId } = await makeCustomer(db);
    const stranger = await makeCustomer(db);
    const { id } = await makeProduct(db);
    const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
    await placeOrder(db, { userId, order });
    const other = { ...order, city: 'Mysuru' };
    await expect(placeOrder(db, { userId, order: other })).rejects.toMatchObject({ status: 422 });
    await expect(placeOrder(db, { userId: stranger.userId, order })).rejects.toMatchObject({
      status: 409,
      message: 'This orderId cannot be used.',
    });
  });
});

describe('a refused order', () => {
  it('leaves nothing behind, and its orderId may be used again', async () => {
    const { userId } = await makeCustomer(db);
    const { id } = await makeProduct(db, { name: 'Triphala' });
    const seen = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 45_000 }]);
    await expect(placeOrder(db, { userId, order: seen })).rejects.toMatchObject({
      status: 409,
      message:
        'Triphala now costs ₹500.00. The total is now ₹497.00. Please check and place the order again.',
    });
    expect(await recordsOf(db, seen.orderId)).toEqual(nothing);
    const corrected = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }], {
      orderId: seen.orderId,
    });
    expect(await placeOrder(db, { userId, order: corrected })).toMatchObject({ success: true });
  });

  // §5 out-of-stock products cannot be added or bought
  it('names the product with too little stock and keeps the cart', async () => {
    const { userId } = await makeCustomer(db);
    const plenty = await makeProduct(db);
    const scarce = await makeProduct(db, { name: 'Saffron', stock: 1 });
    const owner = await makeCart(db, [{ productId: plenty.id, quantity: 1 }], { userId });
    const order = makeOrderBody([
      { sku: `${plenty.id}`, quantity: 1, unitPaise: 50_000 },
      { sku: `${scarce.id}`, quantity: 1, unitPaise: 50_000 },
      { sku: `${scarce.id}-120`, quantity: 1, unitPaise: 75_000 },
    ]);
    await expect(placeOrder(db, { userId, order })).rejects.toMatchObject({
      status: 409,
      message: 'Saffron is currently out of stock.',
    });
    expect(await recordsOf(db, order.orderId)).toEqual(nothing);
    expect(await stockOf(db, plenty.id)).toEqual({ stock: 10, movements: 10 });
    expect(await readCart(db, { owner })).toHaveLength(1);
  });

  it('has an unknown, stopped or unpublished product, or too many units', async () => {
    const { userId } = await makeCustomer(db);
    const stopped = await makeProduct(db, { onSale: false });
    const hidden = await makeProduct(db, { published: false });
    const capped = await makeProduct(db, { stock: 99 });
    const refused = (sku: string, quantity = 1, unitPaise = 50_000) =>
      expect(placeOrder(db, { userId, order: makeOrderBody([{ sku, quantity, unitPaise }]) })).rejects;
    await refused('999999').toMatchObject({ status: 409, code: 'no_longer_sold' });
    await refused(`${stopped.id}`).toMatchObject({ code: 'out_of_stock' });
    await refused(`${hidden.id}`).toMatchObject({ code: 'out_of_stock' });
    await refused(`${capped.id}`, 11).toMatchObject({ code: 'too_many' });
    await refused(`${capped.id}-s30`, 1, 42_500).toMatchObject({ code: 'not_subscribable' });
  });

  it('has a total that the client made up, whatever price it claims', async () => {
    const { userId } = await makeCustomer(db);
    const { id } = await makeProduct(db);
    const cheap = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 100 }]);
    await expect(placeOrder(db, { userId, order: cheap })).rejects.toMatchObject({ code: 'total_changed' });
    const wrongPrice = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
    wrongPrice.items[0]!.price = 1;
    await placeOrder(db, { userId, order: wrongPrice });
    expect((await recordsOf(db, wrongPrice.orderId)).lines).toMatchObject([{ unitPaise: 50_000 }]);
  });
});
