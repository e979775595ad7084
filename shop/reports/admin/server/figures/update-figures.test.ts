import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayMs, dayOf, startOf } from '#platform/india-time.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import type { CashKind } from '#shop/cash/cash.ts';
import { cashDues, cashEntries } from '#shop/cash/server/tables.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orderEvents, orderLines, orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import type { OrderState } from '#shop/orders/states.ts';
import type { Measure } from '../../measures.ts';
import { dailyFigures, figureRuns } from '../tables.ts';
import { updateFigures } from './update-figures.ts';

const { db } = await testDatabase();
const { id: productId, categoryId } = await makeProduct(db, { stock: 1_000, mrpPaise: 50_000 });
const meera = await makeCustomer(db);
/** Two minutes after midnight in India, when UTC is still at the day before. */
const now = new Date('2026-11-23T18:32:00Z');

const figures = async (measure: Measure) =>
  (
    await db
      .select()
      .from(dailyFigures)
      .where(eq(dailyFigures.measure, measure))
      .orderBy(asc(dailyFigures.day), asc(dailyFigures.key))
  ).map(({ day, key, count, part, paise }) => [day, key, count, part, paise]);

type OrderOptions = {
  state: OrderState;
  /** A moment in UTC. */
  at: string;
  userId?: number | null;
  phone?: string;
  promised?: string;
  deliveredAt?: string;
  failed?: string;
};

async function order({ state, at, deliveredAt, failed, ...given }: OrderOptions): Promise<string> {
  const { userId = meera.userId, phone, promised = '2026-11-20' } = given;
  const body = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderId } = body;
  await placeOrder(db, { userId: meera.userId, order: body, estimatedDeliveryDate: promised });
  const address = phone === undefined ? {} : { address: sql`address || ${JSON.stringify({ phone })}::jsonb` };
  await db
    .update(orders)
    .set({ state, userId, placedAt: new Date(at), ...address })
    .where(eq(orders.id, orderId));
  const event = { orderId, actor: 'courier' as const };
  if (failed)
    await db.insert(orderEvents).values({ ...event, state: 'undelivered', note: failed, at: new Date(at) });
  if (deliveredAt)
    await db.insert(orderEvents).values({ ...event, state: 'delivered', at: new Date(deliveredAt) });
  return orderId;
}

beforeEach(async () => {
  for (const table of [dailyFigures, figureRuns, orderLines, orderEvents]) await db.delete(table);
  await db.execute(sql`delete from orders`);
});

describe('the daily figures', () => {
  it('count orders by the day in India, without cancelled orders and today', async () => {
    await order({ state: 'delivered', at: '2026-11-21T18:29:00Z' });
    await order({ state: 'placed', at: '2026-11-21T18:30:00Z' });
    await order({ state: 'cancelled', at: '2026-11-22T06:30:00Z' });
    await order({ state: 'placed', at: '2026-11-23T18:31:00Z' });
    await updateFigures(db, { now });
    expect(await figures('orders')).toEqual([
      ['2026-11-21', '', 1, 0, 49_700],
      ['2026-11-22', '', 1, 0, 49_700],
    ]);
  });

  it('change nothing in a second run', async () => {
    await order({ state: 'returned', at: '2026-11-12T06:30:00Z', failed: 'Refused' });
    await order({ state: 'shipped', at: '2026-11-20T06:30:00Z' });
    await updateFigures(db, { now });
    const whole = () =>
      db.select().from(dailyFigures).orderBy(dailyFigures.measure, dailyFigures.day, dailyFigures.key);
    const first = await whole();
    expect(first.length).toBeGreaterThan(5);
    await Promise.all([updateFigures(db, { now }), updateFigures(db, { now })]);
    expect(await whole()).toEqual(first);
  });

  it('follow a late scan to its old day', async () => {
    const orderId = await order({ state: 'shipped', at: '2026-09-12T06:30:00Z' });
    await updateFigures(db, { now });
    expect(await figures('back_by_state')).toEqual([]);
    await db.update(orders).set({ state: 'returned' }).where(eq(orders.id, orderId));
    await db.insert(orderEvents).values({ orderId, state: 'returned', actor: 'courier' });
    await updateFigures(db, { now: new Date(now.getTime() + dayMs) });
    expect(await figures('back_by_state')).toEqual([['2026-09-01', 'Karnataka', 1, 1, 0]]);
  });

  it('follow a cancelled order, whose day then has none', async () => {
    const orderId = await order({ state: 'placed', at: '2026-11-12T06:30:00Z' });
    await updateFigures(db, { now });
    expect(await figures('orders')).toHaveLength(1);
    await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, orderId));
    await db.insert(orderEvents).values({ orderId, state: 'cancelled', actor: 'shopper' });
    await updateFigures(db, { now: new Date(now.getTime() + dayMs) });
    expect(await figures('orders')).toEqual([]);
  });

  it('leave a day alone when none of its orders changed', async () => {
    await order({ state: 'delivered', at: '2026-09-12T06:30:00Z' });
    await updateFigures(db, { now });
    await db.update(dailyFigures).set({ count: 77 }).where(eq(dailyFigures.measure, 'orders'));
    await db.update(figureRuns).set({ lastEventId: sql`last_event_id + 10000` });
    await updateFigures(db, { now });
    expect(await figures('orders')).toEqual([['2026-09-12', '', 77, 0, 49_700]]);
  });
});

describe('a promise', () => {
  it('is kept on its day in India, and broken by a late or lost parcel', async () => {
    const at = '2026-11-12T06:30:00Z';
    const promised = '2026-11-20';
    const on = (deliveredAt: string) => order({ state: 'delivered', at, promised, deliveredAt });
    await on('2026-11-20T18:29:00Z');
    await on('2026-11-20T18:30:00Z');
    await order({ state: 'lost', at, promised });
    await order({ state: 'shipped', at, promised });
    await order({ state: 'shipped', at, promised: '2026-11-24' });
    await order({ state: 'returned', at, promised });
    await updateFigures(db, { now });
    expect(await figures('promise')).toEqual([['2026-11-12', '', 4, 1, 0]]);
  });
});

describe('a repeat customer', () => {
  it('is an account or a phone number that ordered before, and nobody without both', async () => {
    const asha = await makeCustomer(db);
    await order({ state: 'delivered', at: '2026-11-10T06:30:00Z' });
    await order({ state: 'delivered', at: '2026-11-11T06:30:00Z' });
    await order({ state: 'delivered', at: '2026-11-11T06:30:00Z', userId: asha.userId });
    await order({ state: 'delivered', at: '2026-11-12T06:30:00Z', userId: null, phone: '9811122233' });
    await order({ state: 'delivered', at: '2026-11-13T06:30:00Z', userId: null, phone: '9811122233' });
    await order({ state: 'delivered', at: '2026-11-13T06:30:00Z', userId: null, phone: '' });
    await updateFigures(db, { now });
    expect(await figures('repeat')).toEqual([
      ['2026-11-10', '', 1, 0, 0],
      ['2026-11-11', '', 2, 1, 0],
      ['2026-11-12', '', 1, 0, 0],
      ['2026-11-13', '', 1, 1, 0],
    ]);
  });
});

describe('parcels that came back', () => {
  it('count by state, pincode and product of the month of the order', async () => {
    await order({ state: 'delivered', at: '2026-10-31T18:31:00Z' });
    await order({ state: 'returned', at: '2026-11-22T18:29:00Z' });
    await order({ state: 'returned', at: '2026-11-23T18:31:00Z' });
    await order({ state: 'shipped', at: '2026-11-12T06:30:00Z' });
    await updateFigures(db, { now });
    const back = [2, 1, 0];
    expect(await figures('back_by_state')).toEqual([['2026-11-01', 'Karnataka', ...back]]);
    expect(await figures('back_by_pincode')).toEqual([['2026-11-01', '560003', ...back]]);
    expect(await figures('back_by_product')).toEqual([['2026-11-01', `${productId}`, ...back]]);
  });

  it('count by the reason of the last failed delivery, without phone numbers', async () => {
    const at = '2026-11-12T06:30:00Z';
    await order({ state: 'returned', at, failed: 'Recipient 98765 43210 did not answer' });
    await order({ state: 'returned', at, failed: 'Recipient 98111 22233 did not answer' });
    await order({ state: 'returned', at });
    await updateFigures(db, { now });
    expect(await figures('back_by_reason')).toEqual([
      ['2026-11-01', '', 1, 0, 0],
      ['2026-11-01', 'Recipient # # did not answer', 2, 0, 0],
    ]);
  });
});

describe('cash and stock', () => {
  it('add up the days that the courier kept the cash, on the day of the payment', async () => {
    const due = async (paise: number, settledAt: string | null, kind: 'remitted' | 'written_off') => {
      const orderId = await order({ state: 'delivered', at: '2026-11-01T06:30:00Z' });
      const since = new Date('2026-11-10T18:31:00Z');
      await db.insert(cashDues).values({
        orderId,
        orderNumber: orderId.slice(0, 20),
        courier: 'delhivery',
        duePaise: paise,
        openPaise: 0,
        since,
        settledAt: settledAt === null ? null : new Date(settledAt),
      });
      await db.insert(cashEntries).values({ orderId, courier: 'delhivery', kind, paise: -paise });
    };
    await due(49_700, '2026-11-18T06:30:00Z', 'remitted');
    await due(10_000, '2026-11-18T18:29:00Z', 'remitted');
    await due(10_000, '2026-11-18T06:30:00Z', 'written_off');
    await due(10_000, null, 'remitted');
    await updateFigures(db, { now });
    expect(await figures('cash_wait')).toEqual([['2026-11-18', '', 2, 14, 59_700]]);
  });

  it('count what the courier paid, without charges, write-offs and what it took back', async () => {
    const settled = async (entries: [CashKind, number][]) => {
      const orderId = await order({ state: 'delivered', at: '2026-11-01T06:30:00Z' });
      await db.insert(cashDues).values({
        orderId,
        orderNumber: orderId.slice(0, 20),
        courier: 'delhivery',
        duePaise: 50_000,
        openPaise: 0,
        since: new Date('2026-11-15T06:30:00Z'),
        settledAt: new Date('2026-11-17T06:30:00Z'),
      });
      for (const [kind, paise] of entries)
        await db.insert(cashEntries).values({ orderId, courier: 'delhivery', kind, paise });
    };
    await settled([
      ['remitted', -47_640],
      ['charge', -2_360],
    ]);
    await settled([
      ['remitted', -20_000],
      ['written_off', -30_000],
    ]);
    await settled([
      ['remitted', -50_000],
      ['reversed', 50_000],
      ['lost', -50_000],
    ]);
    await updateFigures(db, { now });
    expect((await figures('cash_wait'))[0]).toEqual(['2026-11-17', '', 2, 4, 67_640]);
  });

  it('value the units on the shelf at the selling price of today', async () => {
    await updateFigures(db, { now });
    const [shelf] = await db
      .select({ units: sql<number>`sum(units)::int` })
      .from(batches)
      .where(eq(batches.productId, productId));
    expect(await figures('stock_value')).toEqual([
      [dayOf(now), `${categoryId}`, shelf!.units, 0, shelf!.units * 50_000],
    ]);
    expect(dayOf(now)).toBe('2026-11-24');
    expect(startOf(addDays(dayOf(now), 1)).toISOString()).toBe('2026-11-24T18:30:00.000Z');
  });
});
