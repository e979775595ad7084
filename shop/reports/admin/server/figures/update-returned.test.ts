import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { dayMs, dayOf } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { orders } from '#shop/orders/server/tables.ts';
import type { OrderState } from '#shop/orders/states.ts';
import { approveReturn, pickUpReturn, refuseReturn } from '#shop/returns/server/change-return.ts';
import { ask, inspectWhole, lifeOfReturns, makeDelivered } from '#shop/returns/server/testing.ts';
import type { Measure } from '../../measures.ts';
import { dailyFigures, figureRuns } from '../tables.ts';
import { updateFigures } from './update-figures.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'support');
const by = { userId, namesOf: async () => new Map<number, string>() };

beforeEach(async () => {
  await db.delete(dailyFigures);
  await db.delete(figureRuns);
});

/** Orders of a month that is over, delivered in it. */
function monthBefore(days: number) {
  const placedAt = new Date(Date.now() - days * dayMs);
  const month = `${dayOf(placedAt).slice(0, 7)}-01`;
  return {
    delivered: async (state: OrderState = 'delivered') => {
      const order = await makeDelivered(db, { sold: [{ quantity: 2 }, { quantity: 1 }] });
      await db.update(orders).set({ placedAt, state }).where(eq(orders.id, order.orderId));
      return order;
    },
    figures: async (measure: Measure) => {
      const ofMonth = and(eq(dailyFigures.measure, measure), eq(dailyFigures.day, month));
      const rows = await db.select().from(dailyFigures).where(ofMonth).orderBy(asc(dailyFigures.key));
      return rows.map(({ key, count, part, returned }) => [key, count, part, returned]);
    },
  };
}

/** The job of a night. Later runs read no event of orders again, so they must see what else changed. */
async function count(daysAhead = 0): Promise<void> {
  await updateFigures(db, { now: new Date(Date.now() + daysAhead * dayMs) });
  await db.update(figureRuns).set({ lastEventId: sql`last_event_id + 20000` });
}

describe('returns after the delivery', () => {
  // §9 reports count parcels that came back undelivered apart from returns after the delivery, and zero-result searches by month
  it('count in the month of the order, apart from parcels that came back undelivered', async () => {
    const { delivered, figures } = monthBefore(60);
    const order = await delivered();
    await delivered('returned');
    const id = await ask(db, order);
    await inspectWhole(db, { id, orderId: order.orderId, by });
    await count();
    expect(await figures('back_by_state')).toEqual([['Karnataka', 2, 1, 1]]);
    expect(await figures('back_by_pincode')).toEqual([['560003', 2, 1, 1]]);
    const products = await figures('back_by_product');
    expect(products).toContainEqual([`${order.lines[0]!.productId}`, 1, 0, 1]);
    expect(products).toContainEqual([`${order.lines[1]!.productId}`, 1, 0, 0]);
    expect(await figures('back_by_reason')).toEqual([
      ['', 1, 0, 0],
      ['return:damaged', 0, 0, 1],
    ]);
  });

  it('follow a later inspection to the day of the order, and ignore the refund', async () => {
    const { delivered, figures } = monthBefore(100);
    const order = await delivered();
    const id = await ask(db, order);
    await count();
    expect(await figures('back_by_state')).toEqual([['Karnataka', 1, 0, 0]]);
    await inspectWhole(db, { id, orderId: order.orderId, by });
    await count(1);
    expect(await figures('back_by_state')).toEqual([['Karnataka', 1, 0, 1]]);
    await lifeOfReturns(db, { orderId: order.orderId, by }).refund();
    await count(1);
    expect(await figures('back_by_state')).toEqual([['Karnataka', 1, 0, 1]]);
  });

  it('do not count before the inspection, or when staff refuse them', async () => {
    const { delivered, figures } = monthBefore(140);
    const order = await delivered();
    const id = await ask(db, order);
    await approveReturn(db, { id, by });
    await pickUpReturn(db, { id, by });
    await count();
    expect(await figures('back_by_state')).toEqual([['Karnataka', 1, 0, 0]]);
    await refuseReturn(db, { id, by, answer: 'It was used.' });
    await count(1);
    expect(await figures('back_by_reason')).toEqual([]);
  });

  it('count twice for the reason and once for the parcel of an order with two returns', async () => {
    const { delivered, figures } = monthBefore(180);
    const order = await delivered();
    for (const line of order.lines) {
      const id = await ask(db, order, { lines: [{ orderLineId: line.id, quantity: 1 }] });
      await inspectWhole(db, { id, orderId: order.orderId, by });
    }
    await count();
    expect(await figures('back_by_state')).toEqual([['Karnataka', 1, 0, 1]]);
    expect(await figures('back_by_reason')).toEqual([['return:damaged', 0, 0, 2]]);
  });
});
