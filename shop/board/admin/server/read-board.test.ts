import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { hourMs } from '#platform/india-time.ts';
import { parcelRows } from '#shop/fulfilment/admin/server/board-rows.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/orders/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import type { OrderState } from '#shop/orders/states.ts';
import { shownCount } from '../contract.ts';
import { orderRows } from '#shop/orders/admin/server/board-rows.ts';
import { listOrdersForStaff } from '#shop/orders/admin/server/list-orders-for-staff.ts';
import { readBoard } from './read-board.ts';

const { db } = await testDatabase();
const customer = await makeCustomer(db);
const { id: productId } = await makeProduct(db, { stock: 1_000 });
const boardRows = { ...orderRows, ...parcelRows };
/** Noon in India. */
const now = new Date('2026-11-23T06:30:00Z');

async function order(state: OrderState, hoursAgo: number, estimatedDeliveryDate = '2099-12-01') {
  const body = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { ...customer, order: body, estimatedDeliveryDate });
  await db
    .update(orders)
    .set({ state, placedAt: new Date(now.getTime() - hoursAgo * hourMs) })
    .where(eq(orders.id, body.orderId));
  return { orderId: body.orderId, orderNumber };
}

describe('the morning board', () => {
  beforeAll(async () => {
    await order('confirmed', 30);
    await order('confirmed', 2);
    await order('undelivered', 120);
    await order('placed', 0.5);
    await order('shipped', 200, '2026-11-22');
    await order('delivered', 300, '2026-11-01');
    await order('cancelled', 1);
    await order('delivered', 7 * 24 + 1);
    await order('delivered', 7 * 24 - 1);
  });

  it('lists what waits, the longest past due first', async () => {
    const { rows } = await readBoard(db, { role: 'owner', rows: boardRows, now });
    expect(rows.map(({ kind, count, isPastDue }) => [kind, count, isPastDue])).toEqual([
      ['late', 1, true],
      ['undelivered', 1, true],
      ['pack', 2, true],
    ]);
    expect(rows[2]!.since).toBe(new Date(now.getTime() - 30 * hourMs).toISOString());
  });

  it('shows an order that the courier has not accepted after an hour', async () => {
    const later = new Date(now.getTime() + hourMs);
    const { rows } = await readBoard(db, { role: 'support', rows: boardRows, now: later });
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'stuck', count: 1, isPastDue: true }));
  });

  it('compares today with the same time a week ago, without cancelled orders', async () => {
    const { today, lastWeek } = await readBoard(db, { role: 'owner', rows: boardRows, now });
    expect(today).toEqual({ orders: 2, amount: 994 });
    expect(lastWeek).toEqual({ orders: 1, amount: 497 });
  });

  it('shows each role its work, and money to the owner alone', async () => {
    const asPacker = await readBoard(db, { role: 'packer', rows: boardRows, now });
    expect(asPacker.rows.map(({ kind }) => kind)).toEqual(['pack']);
    expect(asPacker.today).toEqual({ orders: 2, amount: null });
    expect((await readBoard(db, { role: 'support', rows: boardRows, now })).today.amount).toBeNull();
  });

  it('leads to lists of the orders that it counts', async () => {
    const { rows } = await listOrdersForStaff(db, { late: 'yes' });
    expect(rows.map(({ state }) => state)).toEqual(['shipped']);
  });

  it('shows unconfirmed orders after a day, and asks the courier about none of them', async () => {
    const hold = async (heldFor: 'amount' | 'later_day', hoursAgo: number) => {
      const { orderId, orderNumber } = await order('placed', hoursAgo);
      await db.update(orders).set({ heldFor }).where(eq(orders.id, orderId));
      return orderNumber;
    };
    const unconfirmed = await hold('amount', 25);
    await hold('amount', 23);
    await hold('later_day', 25);
    const later = new Date(now.getTime() + 0.25 * hourMs);
    const { rows } = await readBoard(db, { role: 'support', rows: boardRows, now: later });
    const row = { kind: 'confirm', count: 1, isPastDue: true, oldest: [unconfirmed] };
    expect(rows).toContainEqual(expect.objectContaining(row));
    expect(rows.map(({ kind }) => kind)).not.toContain('stuck');
    expect(
      (await readBoard(db, { role: 'packer', rows: boardRows, now: later })).rows.map(({ kind }) => kind),
    ).toEqual(['pack']);
    const listed = async (held: 'confirmation' | 'later_day') =>
      (await listOrdersForStaff(db, { held })).rows.map((row) => row.held);
    expect(await listed('confirmation')).toEqual(['amount', 'amount']);
    expect(await listed('later_day')).toEqual(['later_day']);
  });

  it('stops to count at 99+', async () => {
    for (let at = 0; at < 101; at += 1) await order('packed', 30);
    const { rows } = await readBoard(db, { role: 'packer', rows: boardRows, now });
    expect(rows.map(({ kind, count }) => [kind, shownCount(count)])).toEqual([
      ['pack', '2'],
      ['handOver', '99+'],
    ]);
  });
});
