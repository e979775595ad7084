// §9 the page for staff opens on 'Today': what waits, the longest past due first and the rest as the day goes, at most 99+, to each role its work; today's
// sales beside the same weekday of last week, until the same time and as a whole; held orders at once with age and amount, the worst first, released and
// cancelled there
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { hourMs } from '#platform/india-time.ts';
import { parcelRows } from '#shop/fulfilment/admin/server/board-rows.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
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
const couriers = { COURIER: 'delhivery' } as const;
const boardRows = { ...orderRows(couriers), ...parcelRows(couriers) };
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

it('is empty in a new shop', async () => {
  const nothing = { orders: 0, amount: 0 };
  expect(await readBoard(db, { role: 'owner', rows: boardRows, now })).toEqual({
    rows: [],
    readAt: now.toISOString(),
    day: '2026-11-23',
    weekBefore: '2026-11-16',
    today: nothing,
    lastWeek: nothing,
    lastWeekWhole: nothing,
  });
});

describe("the page 'Today'", () => {
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

  it('compares today with the same weekday of last week, without cancelled orders', async () => {
    const board = await readBoard(db, { role: 'owner', rows: boardRows, now });
    expect(board).toMatchObject({ day: '2026-11-23', weekBefore: '2026-11-16' });
    const { today, lastWeek, lastWeekWhole } = board;
    expect(today).toEqual({ orders: 2, amount: 994 });
    expect(lastWeek).toEqual({ orders: 1, amount: 497 });
    expect(lastWeekWhole).toEqual({ orders: 2, amount: 994 });
  });

  it.each([
    ['just after midnight', '2026-11-22T18:30:01Z', [0, 0, 2]],
    ['before midnight', '2026-11-23T18:29:59Z', [2, 2, 2]],
  ])('counts the days of India %s', async (_, at, counts) => {
    const { day, today, lastWeek, lastWeekWhole } = await readBoard(db, {
      role: 'owner',
      rows: boardRows,
      now: new Date(at),
    });
    expect(day).toBe('2026-11-23');
    expect([today, lastWeek, lastWeekWhole].map(({ orders: count }) => count)).toEqual(counts);
  });

  it('shows each role its work, and money to the owner alone', async () => {
    const asPacker = await readBoard(db, { role: 'packer', rows: boardRows, now });
    expect(asPacker.rows.map(({ kind }) => kind)).toEqual(['pack']);
    expect(asPacker.today).toEqual({ orders: 2, amount: null });
    const asSupport = await readBoard(db, { role: 'support', rows: boardRows, now });
    for (const { today, lastWeek, lastWeekWhole } of [asPacker, asSupport])
      expect([today, lastWeek, lastWeekWhole].map(({ amount }) => amount)).toEqual([null, null, null]);
  });

  it('leads to lists of the orders that it counts', async () => {
    const { rows } = await listOrdersForStaff(db, { late: 'yes' });
    expect(rows.map(({ state }) => state)).toEqual(['shipped']);
  });

  it('shows held orders at once, the worst first, and calls none of them stuck', async () => {
    const hold = async (heldFor: 'amount' | 'later_day', hoursAgo: number, rupees = 500) => {
      const { orderId, orderNumber } = await order('placed', hoursAgo);
      const amounts = {
        subtotalPaise: rupees * 100,
        discountPaise: 0,
        feePaise: 0,
        totalPaise: rupees * 100,
      };
      await db
        .update(orders)
        .set({ heldFor, ...amounts })
        .where(eq(orders.id, orderId));
      return orderNumber;
    };
    const confirmRow = async (role: 'support' | 'packer' = 'support') =>
      (await readBoard(db, { role, rows: boardRows, now })).rows.find(({ kind }) => kind === 'confirm');
    const fresh = await hold('amount', 0, 700.5);
    expect(await confirmRow()).toMatchObject({
      count: 1,
      isPastDue: false,
      worst: [{ number: fresh, since: now.toISOString(), amount: 700.5 }],
    });
    const dear = await hold('amount', 2, 9_000);
    const late = await hold('amount', 25, 300);
    const dearAndLate = await hold('amount', 30, 400);
    await hold('later_day', 25);
    const row = await confirmRow();
    expect(row).toMatchObject({ count: 4, isPastDue: true });
    expect(row!.worst.map(({ number }) => number)).toEqual([dearAndLate, late, dear, fresh]);
    for (const cheap of [1, 2, 3, 4, 5]) await hold('amount', 1, cheap);
    expect((await confirmRow())!.worst).toHaveLength(5);
    expect(await confirmRow('packer')).toBeUndefined();
    const { rows } = await readBoard(db, { role: 'owner', rows: boardRows, now });
    expect(rows.map(({ kind }) => kind)).not.toContain('stuck');
    const listed = async (held: 'confirmation' | 'later_day') =>
      (await listOrdersForStaff(db, { held })).rows.length;
    expect([await listed('confirmation'), await listed('later_day')]).toEqual([9, 1]);
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
