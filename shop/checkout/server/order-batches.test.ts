import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { batches, batchMovements } from '#shop/catalog/server/stock/tables.ts';
import { makeBatch, makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { placeOrder } from './place-order.ts';
import type { OrderState } from '#shop/orders/states.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';

const { db } = await testDatabase();

async function place(...lines: { sku: string; quantity: number; unitPaise: number }[]) {
  const { userId } = await makeCustomer(db);
  const order = makeOrderBody(lines);
  const { orderNumber } = await placeOrder(db, { userId, order });
  const { orderId } = order;
  const pass = async (...states: OrderState[]) => {
    for (const to of states)
      await inTransaction(db, (tx) =>
        transitionOrder(tx, { orderId, to, actor: 'staff', authorId: 1, passing: true }),
      );
  };
  return { userId, orderNumber, orderId, pass };
}

const held = async (productId: number) =>
  Object.fromEntries(
    (await db.select().from(batches).where(eq(batches.productId, productId))).map(({ number, units }) => [
      number,
      units,
    ]),
  );

const line = (id: number, quantity: number) => ({ sku: `${id}`, quantity, unitPaise: 50_000 });
/** No courier takes part here, so the invariants of shipments say nothing. */
const isSound = async () =>
  expect((await checkInvariants(db)).filter(({ number }) => [1, 2, 4, 10].includes(number))).toEqual([]);

it('gives an order the batches that expire first, and only when it leaves', async () => {
  const product = await makeProduct(db, { stock: 0 });
  await makeBatch(db, product.id, { number: 'late', bestBefore: '2100-01-01', units: 5 });
  await makeBatch(db, product.id, { number: 'soon', bestBefore: '2099-01-01', units: 3 });
  const { orderId, pass } = await place(line(product.id, 4));
  await pass('confirmed');
  expect(await held(product.id)).toEqual({ late: 5, soon: 3 });
  await isSound();
  await pass('shipped');
  expect(await held(product.id)).toEqual({ late: 4, soon: 0 });
  await isSound();
  const [orderLine] = (await recordsOf(db, orderId)).lines;
  const taken = await db
    .select()
    .from(batchMovements)
    .where(eq(batchMovements.orderId, orderId))
    .orderBy(batchMovements.id);
  expect(taken).toMatchObject([
    { change: -3, reason: 'packed', orderLineId: orderLine!.id },
    { change: -1, reason: 'packed', orderLineId: orderLine!.id },
  ]);
});

it('takes batches once for a packed and shipped order, none for a cancelled one', async () => {
  const product = await makeProduct(db, { stock: 10 });
  const shipped = await place(line(product.id, 3));
  const cancelled = await place(line(product.id, 2));
  await cancelOrder(db, cancelled);
  await shipped.pass('confirmed', 'packed', 'shipped');
  expect(await held(product.id)).toEqual({ '': 7 });
  await isSound();
});

it('gives the units of a cancelled packed order back to their batches', async () => {
  const product = await makeProduct(db, { stock: 1 });
  await makeBatch(db, product.id, { number: 'B7', bestBefore: '2099-01-01', units: 5 });
  const order = await place(line(product.id, 3));
  await order.pass('confirmed', 'packed');
  expect(await held(product.id)).toEqual({ '': 0, B7: 3 });
  await cancelOrder(db, order);
  expect(await held(product.id)).toEqual({ '': 1, B7: 5 });
  await isSound();
});

it('takes packs of a supply and parts of a combo out of their batches', async () => {
  const oil = await makeProduct(db, { stock: 20 });
  const comb = await makeProduct(db, { stock: 20 });
  const combo = await makeCombo(db, [
    { partId: oil.id, quantity: 2 },
    { partId: comb.id, quantity: 1 },
  ]);
  const { pass } = await place(
    { sku: `${combo.id}-120`, quantity: 2, unitPaise: 75_000 },
    { sku: `${oil.id}-180`, quantity: 1, unitPaise: 100_000 },
  );
  await pass('confirmed', 'shipped');
  expect([await held(oil.id), await held(comb.id)]).toEqual([{ '': 9 }, { '': 16 }]);
  await isSound();
});

it('shares batches right between parcels that leave at once', async () => {
  const product = await makeProduct(db, { stock: 2 });
  await makeBatch(db, product.id, { number: 'A', bestBefore: '2099-01-01', units: 9 });
  await makeBatch(db, product.id, { number: 'B', bestBefore: '2099-02-01', units: 9 });
  const orders = [];
  for (let count = 0; count < 6; count += 1) orders.push(await place(line(product.id, 3)));
  for (const { pass } of orders) await pass('confirmed');
  await Promise.all(orders.map(({ pass }) => pass('shipped')));
  expect(await held(product.id)).toEqual({ '': 0, A: 0, B: 2 });
  await isSound();
});
