import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { importPincodes } from '#shop/delivery/server/pincodes/import-pincodes.ts';
import { cancelOrder } from '#shop/ordering/server/cancel-order.ts';
import { listOrders } from '#shop/ordering/server/list-orders.ts';
import { makeOrderBody, makeShopper, recordsOf } from '#shop/ordering/server/testing.ts';
import { addDays, beginOf } from '../indian-day.ts';
import { placeRefill } from './clock/place-refill.ts';
import { tickRefills } from './clock/tick-refills.ts';
import { forgetRefills } from './forget-refills.ts';
import { listRefills } from './list-refills.ts';
import {
  dispatch,
  liveThrough,
  makePlan,
  morningOf,
  planOf,
  refillMails,
  setStock,
  subscribe,
  turnsOf,
} from './testing.ts';

const { db } = await testDatabase();

/** Pincodes of Bengaluru, so that a day can be promised for them. */
async function knowPincodes(...pincodes: string[]): Promise<void> {
  const office = { name: 'Head office', kind: 'head' as const, block: '' };
  const place = { latitude: 12.98, longitude: 77.6 };
  const where = { district: 'Bengaluru Urban', state: 'Karnataka' as const, place, postOffices: [office] };
  await importPincodes(
    db,
    pincodes.map((pincode) => Object.assign({ pincode }, where)),
  );
}

describe('a subscription in an order', () => {
  it('becomes a plan in the order’s own transaction', async () => {
    const { planId, personId, start, order } = await makePlan(db, { quantity: 2 });
    expect(await planOf(db, planId)).toMatchObject({
      personId,
      quantity: 2,
      frequencyDays: 60,
      state: 'active',
      nextDueOn: addDays(start, 60),
      beganWith: order.orderId,
      address: { pincode: order.pincode, name: order.customerName },
    });
  });

  it('is no plan where the order was refused, and none for what is bought once', async () => {
    const { personId } = await makeShopper(db);
    const { id } = await makeProduct(db, { stock: 1, subscribable: true });
    const tooMuch = makeOrderBody([{ sku: `${id}-s30`, quantity: 2, unitPaise: 42_500 }]);
    await expect(subscribe(db, { personId, order: tooMuch })).rejects.toMatchObject({ code: 'out_of_stock' });
    await subscribe(db, {
      personId,
      order: makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]),
    });
    expect(await listRefills(db, { personId, now: new Date() })).toEqual([]);
  });

  it('sent twice, or bought again for the same address, is one plan', async () => {
    const { personId, product, order } = await makePlan(db);
    await subscribe(db, { personId, order });
    await subscribe(db, {
      personId,
      order: makeOrderBody([{ sku: `${product.id}-s60`, quantity: 3, unitPaise: 42_500 }]),
    });
    const plans = await listRefills(db, { personId, now: new Date() });
    expect(plans).toMatchObject([{ quantity: 3, amount: 3 * 425 - 10 + 7, available: true }]);
    await subscribe(db, {
      personId,
      order: makeOrderBody([{ sku: `${product.id}-s60`, quantity: 1, unitPaise: 42_500 }], {
        pincode: '560004',
      }),
    });
    expect(await listRefills(db, { personId, now: new Date() })).toHaveLength(2);
  });

  it('ends with the order that began it, when that is cancelled', async () => {
    const { personId, planId } = await makePlan(db);
    const {
      orders: [first],
    } = await listOrders(db, { personId });
    await cancelOrder(db, { personId, orderNumber: first!.orderNumber });
    const [plan] = await listRefills(db, { personId, now: new Date() });
    expect(plan).toMatchObject({ id: planId, state: 'cancelled' });
  });
});

describe('a refill', () => {
  it('is announced three days before, and ordered on the day at 15 % off that day’s price', async () => {
    await knowPincodes('560001', '560003');
    const { planId, personId, email, start, product } = await makePlan(db);
    const due = addDays(start, 60);
    await liveThrough(db, { from: addDays(due, -6), to: addDays(due, -4) });
    expect(await refillMails(db, email)).toEqual([]);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -1) });
    expect(await refillMails(db, email)).toMatchObject([
      {
        template: 'refill-announced',
        data: {
          dueOn: due,
          payablePaise: 42_200,
          payableBeforePaise: null,
          available: true,
          promise: expect.stringMatching(/^Delivers by \w{3} \d{1,2} \w+ to 560003$/) as string,
        },
      },
    ]);
    expect(await turnsOf(db, planId)).toEqual([]);
    await db.update(products).set({ discountPercent: 20 }).where(eq(products.id, product.id));
    await liveThrough(db, { from: due, to: addDays(due, 2) });
    const [turn, ...more] = await turnsOf(db, planId);
    expect(more).toEqual([]);
    expect(turn).toMatchObject({ dueOn: due, outcome: 'ordered', totalPaise: 34_000 - 1_000 + 700 });
    const records = await recordsOf(db, turn!.orderId!);
    expect(records.events).toMatchObject([{ state: 'placed', actor: 'system' }]);
    expect(records.lines).toMatchObject([{ sku: `${product.id}-s60`, unitPaise: 34_000 }]);
    expect(records.jobs).toEqual(['delivery.create-shipment', 'mail.send']);
    expect(await planOf(db, planId)).toMatchObject({ nextDueOn: addDays(due, 60), announcedFor: null });
    expect(await listRefills(db, { personId, now: morningOf(due) })).toHaveLength(1);
  });

  it('comes only from eight in the morning on', async () => {
    const { planId, start } = await makePlan(db);
    const due = addDays(start, 60);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -3) });
    const early = new Date(beginOf(due).getTime() + 7 * 3_600_000 + 59 * 60_000);
    await tickRefills(db, { now: early, log: silentLog, dispatch });
    expect(await turnsOf(db, planId)).toEqual([]);
    await tickRefills(db, { now: new Date(early.getTime() + 60_000), log: silentLog, dispatch });
    expect(await turnsOf(db, planId)).toHaveLength(1);
  });

  it('is one order, however many workers want to place it at once', async () => {
    const { planId, start } = await makePlan(db);
    const due = addDays(start, 60);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -3) });
    const now = morningOf(due);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => placeRefill(db, { planId, now, dispatch })),
    );
    expect(results.toSorted()).toEqual([...Array(7).fill('not due'), 'ordered']);
    expect(await turnsOf(db, planId)).toHaveLength(1);
  });

  it('is never ordered without three days’ notice, even after the shop was closed', async () => {
    const { planId, email, start } = await makePlan(db);
    const late = addDays(start, 75);
    await liveThrough(db, { from: late, to: addDays(late, 2) });
    expect(await turnsOf(db, planId)).toEqual([]);
    expect(await refillMails(db, email)).toMatchObject([{ data: { dueOn: addDays(late, 3) } }]);
    await liveThrough(db, { from: addDays(late, 3), to: addDays(late, 3) });
    expect(await turnsOf(db, planId)).toMatchObject([{ dueOn: addDays(late, 3), outcome: 'ordered' }]);
  });

  it('names a price that rose since the last time', async () => {
    const { email, start, product } = await makePlan(db);
    await db.update(products).set({ mrpPaise: 60_000 }).where(eq(products.id, product.id));
    await liveThrough(db, { from: addDays(start, 57), to: addDays(start, 57) });
    expect(await refillMails(db, email)).toMatchObject([
      { data: { payablePaise: 51_000 - 300, payableBeforePaise: 42_500 - 300 } },
    ]);
  });
});

describe('without stock', () => {
  it('a refill is tried each day, says so once, and comes when there is some', async () => {
    const { planId, email, start, product } = await makePlan(db);
    const due = addDays(start, 60);
    await setStock(db, product.id, 0);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, 4) });
    expect(await turnsOf(db, planId)).toEqual([]);
    expect((await refillMails(db, email)).map(({ template, data }) => [template, data.available])).toEqual([
      ['refill-announced', false],
      ['refill-waits', undefined],
    ]);
    await setStock(db, product.id, 5);
    await liveThrough(db, { from: addDays(due, 5), to: addDays(due, 5) });
    expect(await turnsOf(db, planId)).toMatchObject([{ dueOn: due, outcome: 'ordered' }]);
    expect(await planOf(db, planId)).toMatchObject({ nextDueOn: addDays(due, 65), triedOn: null });
  });

  it('after a week it is left out, said by mail, and the plan goes on', async () => {
    const { planId, email, start, product } = await makePlan(db);
    const due = addDays(start, 60);
    await setStock(db, product.id, 0);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, 12) });
    expect(await turnsOf(db, planId)).toMatchObject([{ dueOn: due, outcome: 'missed', orderId: null }]);
    expect((await refillMails(db, email)).map(({ template }) => template)).toEqual([
      'refill-announced',
      'refill-waits',
      'refill-missed',
    ]);
    expect(await planOf(db, planId)).toMatchObject({ state: 'active', nextDueOn: addDays(due, 67) });
  });
});

it('a deleted account’s plans are gone, and the orders they made stay', async () => {
  const { personId, planId, start } = await makePlan(db);
  const due = addDays(start, 60);
  await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -3) });
  await placeRefill(db, { planId, now: morningOf(due), dispatch });
  await forgetRefills(db, { personId });
  expect(await planOf(db, planId)).toBeUndefined();
  expect((await listOrders(db, { personId })).orders).toHaveLength(2);
});
