import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { placeOrder } from './place-order.ts';
import { applyShipmentResponse } from '#shop/orders/server/apply-shipment-response.ts';
import { makeOrderBody, makeCustomer, recordsOf, stockOf } from '#shop/orders/server/testing.ts';

const { db } = await testDatabase();

/** Repeats an order without a connection, like the checkout. Any other refusal is a result. */
async function placeUntilAnswered(given: Parameters<typeof placeOrder>[1]) {
  for (;;)
    try {
      return await placeOrder(db, given);
    } catch (error) {
      if (!/timeout exceeded when trying to connect/.test(String(error))) throw error;
    }
}

async function placeOne(quantity = 1) {
  const { userId } = await makeCustomer(db);
  const product = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${product.id}`, quantity, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { userId, order });
  return { userId, orderNumber, orderId: order.orderId, productId: product.id };
}

describe('many customers at once', () => {
  it('sell one unit once', async () => {
    const { id } = await makeProduct(db, { stock: 1 });
    const { userId } = await makeCustomer(db);
    const orders = Array.from({ length: 50 }, () =>
      placeUntilAnswered({
        userId,
        order: makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]),
      }),
    );
    const results = await Promise.allSettled(orders);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'out_of_stock' });
    expect(await stockOf(db, id)).toEqual({ stock: 0, movements: 0 });
  });

  it('do not deadlock on the same products in opposite order', async () => {
    const [one, other] = [await makeProduct(db, { stock: 99 }), await makeProduct(db, { stock: 99 })];
    const { userId } = await makeCustomer(db);
    const line = ({ id }: { id: number }) => ({ sku: `${id}`, quantity: 1, unitPaise: 50_000 });
    const orders = Array.from({ length: 40 }, (_, n) =>
      placeUntilAnswered({
        userId,
        order: makeOrderBody(n % 2 ? [line(one), line(other)] : [line(other), line(one)]),
      }),
    );
    const results = await Promise.allSettled(orders);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await stockOf(db, one.id)).toEqual({ stock: 59, movements: 59 });
    expect(await stockOf(db, other.id)).toEqual({ stock: 59, movements: 59 });
  });
});

it('an order waits for a product that another order locks, and then succeeds', async () => {
  const { id } = await makeProduct(db);
  const { userId } = await makeCustomer(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
  const held = Promise.withResolvers<void>();
  const holding = inTransaction(db, async (tx) => {
    await tx.select().from(products).where(eq(products.id, id)).for('update');
    held.resolve();
    await pause(2_300);
  });
  await held.promise;
  expect(await placeOrder(db, { userId, order })).toMatchObject({ success: true });
  await holding;
  expect(await stockOf(db, id)).toEqual({ stock: 9, movements: 9 });
});

describe('cancelling', () => {
  it('restocks exactly once under concurrent requests', async () => {
    const { userId, orderNumber, orderId, productId } = await placeOne(3);
    expect(await stockOf(db, productId)).toEqual({ stock: 7, movements: 7 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => cancelOrder(db, { userId, orderNumber })),
    );
    expect(responses.every(({ state, canCancel }) => state === 'cancelled' && !canCancel)).toBe(true);
    expect(await stockOf(db, productId)).toEqual({ stock: 10, movements: 10 });
    const { events, movements, shipments, jobs } = await recordsOf(db, orderId);
    expect(events.map(({ state, actor }) => [state, actor])).toEqual([
      ['placed', 'shopper'],
      ['cancelled', 'shopper'],
    ]);
    expect(movements).toHaveLength(2);
    expect(shipments).toMatchObject([{ state: 'withdrawn' }]);
    expect(jobs).toEqual(['delivery.create-shipment', 'mail.send', 'mail.send']);
  });

  // §4 order states and their moves
  it('works until the handover', async () => {
    const early = await placeOne();
    await transitionOrder(db, { orderId: early.orderId, to: 'confirmed', actor: 'courier' });
    await transitionOrder(db, { orderId: early.orderId, to: 'packed', actor: 'staff', authorId: 1 });
    expect(await cancelOrder(db, early)).toMatchObject({ state: 'cancelled' });
    const late = await placeOne();
    await transitionOrder(db, { orderId: late.orderId, to: 'confirmed', actor: 'courier' });
    await transitionOrder(db, { orderId: late.orderId, to: 'shipped', actor: 'courier' });
    await expect(cancelOrder(db, late)).rejects.toMatchObject({ status: 409, code: 'too_late' });
    expect((await recordsOf(db, late.orderId)).shipments).toMatchObject([{ state: 'waiting' }]);
    expect(await stockOf(db, late.productId)).toEqual({ stock: 9, movements: 9 });
  });

  it("is limited to the customer's own orders", async () => {
    const { orderNumber } = await placeOne();
    const { userId } = await makeCustomer(db);
    await expect(cancelOrder(db, { userId, orderNumber })).rejects.toMatchObject({ status: 404 });
  });
});

describe("the courier's response", () => {
  it('confirms the order once', async () => {
    const { orderId } = await placeOne();
    const response = { outcome: 'created', waybill: 'WB9' } as const;
    await applyShipmentResponse(db, { orderId, response });
    await applyShipmentResponse(db, { orderId, response });
    const { order, events } = await recordsOf(db, orderId);
    expect(order!.state).toBe('confirmed');
    expect(events).toHaveLength(2);
  });

  it('cancels and restocks the order when it is a final refusal', async () => {
    const { orderId, productId } = await placeOne(2);
    await applyShipmentResponse(db, {
      orderId,
      response: { outcome: 'refused', remarks: 'not serviceable' },
    });
    const { order, events } = await recordsOf(db, orderId);
    expect(order!.state).toBe('cancelled');
    expect(events[1]).toMatchObject({ actor: 'courier', note: expect.stringContaining('not serviceable') });
    expect(await stockOf(db, productId)).toEqual({ stock: 10, movements: 10 });
  });
});
