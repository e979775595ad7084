import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { importPincodes } from '#shop/pincodes/server/import/import-pincodes.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { listOrders } from '#shop/orders/server/list-orders.ts';
import { makeOrderBody, makeCustomer, recordsOf } from '#shop/orders/server/testing.ts';
import { addDays, minuteMs, startOf } from '#platform/india-time.ts';
import { placeSubscriptionOrder } from './schedule/place-subscription-order.ts';
import { runSchedule } from './schedule/run-schedule.ts';
import { eraseSubscriptions } from './erase-subscriptions.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import {
  dispatch,
  liveThrough,
  makeSubscription,
  morningOf,
  subscriptionOf,
  subscriptionEmails,
  setStock,
  subscribe,
  billingCyclesOf,
} from './testing.ts';

const { db } = await testDatabase();

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
  // §4 a subscription becomes a subscription, with its order or not at all
  it("starts in the order's own transaction", async () => {
    const { subscriptionId, userId, start, order } = await makeSubscription(db, { quantity: 2 });
    expect(await subscriptionOf(db, subscriptionId)).toMatchObject({
      userId,
      quantity: 2,
      frequencyDays: 60,
      state: 'active',
      nextChargeDate: addDays(start, 60),
      firstOrderId: order.orderId,
      address: { pincode: order.pincode, name: order.customerName },
    });
  });

  it('does not start with a refused order or a one-time purchase', async () => {
    const { userId } = await makeCustomer(db);
    const { id } = await makeProduct(db, { stock: 1, subscribable: true });
    const tooMuch = makeOrderBody([{ sku: `${id}-s30`, quantity: 2, unitPaise: 42_500 }]);
    await expect(subscribe(db, { userId, order: tooMuch })).rejects.toMatchObject({ code: 'out_of_stock' });
    await subscribe(db, {
      userId,
      order: makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]),
    });
    expect(await listSubscriptions(db, { userId, now: new Date() })).toEqual([]);
  });

  it('starts once for repeated orders and equal subscriptions', async () => {
    const { userId, product, order } = await makeSubscription(db);
    await subscribe(db, { userId, order });
    await subscribe(db, {
      userId,
      order: makeOrderBody([{ sku: `${product.id}-s60`, quantity: 3, unitPaise: 42_500 }]),
    });
    const rows = await listSubscriptions(db, { userId, now: new Date() });
    expect(rows).toMatchObject([{ quantity: 3, amount: 3 * 425 - 10 + 7, available: true }]);
    await subscribe(db, {
      userId,
      order: makeOrderBody([{ sku: `${product.id}-s60`, quantity: 1, unitPaise: 42_500 }], {
        pincode: '560004',
      }),
    });
    expect(await listSubscriptions(db, { userId, now: new Date() })).toHaveLength(2);
  });

  it('is cancelled together with its first order', async () => {
    const { userId, subscriptionId } = await makeSubscription(db);
    const {
      orders: [first],
    } = await listOrders(db, { userId });
    await cancelOrder(db, { userId, orderNumber: first!.orderNumber });
    const [subscription] = await listSubscriptions(db, { userId, now: new Date() });
    expect(subscription).toMatchObject({ id: subscriptionId, state: 'cancelled' });
  });
});

describe('a subscription order', () => {
  it('takes the packs of its supply, and waits while there are too few', async () => {
    const { subscriptionId, userId, start, product, email } = await makeSubscription(db, { supply: '120' });
    await setStock(db, product.id, 1);
    const due = addDays(start, 60);
    await liveThrough(db, { from: addDays(due, -3), to: due });
    const [subscription] = await listSubscriptions(db, { userId, now: morningOf(due) });
    expect(subscription).toMatchObject({ packs: 2, available: false, waitsForStock: true });
    expect((await subscriptionEmails(db, email)).map(({ data }) => data.choice)).toEqual([
      '120-day supply (2 packs), subscription, every 60 days',
      '120-day supply (2 packs), subscription, every 60 days',
    ]);
    await setStock(db, product.id, 2);
    await liveThrough(db, { from: addDays(due, 1), to: addDays(due, 1) });
    const [cycle] = await billingCyclesOf(db, subscriptionId);
    const { movements } = await recordsOf(db, cycle!.orderId!);
    expect(movements).toMatchObject([{ productId: product.id, change: -2 }]);
  });

  // §2 charged at the chosen frequency: announced three days before, ordered on the day at 15 % off
  it("is announced three days before, and placed at 15 % off that day's price", async () => {
    await knowPincodes('560001', '560003');
    const { subscriptionId, userId, email, start, product } = await makeSubscription(db);
    const due = addDays(start, 60);
    await liveThrough(db, { from: addDays(due, -6), to: addDays(due, -4) });
    expect(await subscriptionEmails(db, email)).toEqual([]);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -1) });
    expect(await subscriptionEmails(db, email)).toMatchObject([
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
    expect(await billingCyclesOf(db, subscriptionId)).toEqual([]);
    await db.update(products).set({ discountPercent: 20 }).where(eq(products.id, product.id));
    await liveThrough(db, { from: due, to: addDays(due, 2) });
    const [cycle, ...more] = await billingCyclesOf(db, subscriptionId);
    expect(more).toEqual([]);
    expect(cycle).toMatchObject({ dueOn: due, outcome: 'ordered', totalPaise: 34_000 - 1_000 + 700 });
    const records = await recordsOf(db, cycle!.orderId!);
    expect(records.events).toMatchObject([{ state: 'placed', actor: 'system' }]);
    expect(records.lines).toMatchObject([{ sku: `${product.id}-s60`, unitPaise: 34_000 }]);
    expect(records.jobs).toEqual(['delivery.create-shipment', 'mail.send']);
    expect(await subscriptionOf(db, subscriptionId)).toMatchObject({
      nextChargeDate: addDays(due, 60),
      announcedFor: null,
    });
    expect(await listSubscriptions(db, { userId, now: morningOf(due) })).toHaveLength(1);
  });

  it('is placed from eight in the morning on', async () => {
    const { subscriptionId, start } = await makeSubscription(db);
    const due = addDays(start, 60);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -3) });
    const eight = startOf(due, { hour: 8 });
    await runSchedule(db, { now: new Date(eight.getTime() - minuteMs), log: silentLog, dispatch });
    expect(await billingCyclesOf(db, subscriptionId)).toEqual([]);
    await runSchedule(db, { now: eight, log: silentLog, dispatch });
    expect(await billingCyclesOf(db, subscriptionId)).toHaveLength(1);
  });

  it('is placed once by concurrent workers', async () => {
    const { subscriptionId, start } = await makeSubscription(db);
    const due = addDays(start, 60);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -3) });
    const now = morningOf(due);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => placeSubscriptionOrder(db, { subscriptionId, now, dispatch })),
    );
    expect(results.toSorted()).toEqual([...Array(7).fill('not due'), 'ordered']);
    expect(await billingCyclesOf(db, subscriptionId)).toHaveLength(1);
  });

  it("never comes without three days' notice, even after the shop was closed", async () => {
    const { subscriptionId, email, start } = await makeSubscription(db);
    const late = addDays(start, 75);
    await liveThrough(db, { from: late, to: addDays(late, 2) });
    expect(await billingCyclesOf(db, subscriptionId)).toEqual([]);
    expect(await subscriptionEmails(db, email)).toMatchObject([{ data: { dueOn: addDays(late, 3) } }]);
    await liveThrough(db, { from: addDays(late, 3), to: addDays(late, 3) });
    expect(await billingCyclesOf(db, subscriptionId)).toMatchObject([
      { dueOn: addDays(late, 3), outcome: 'ordered' },
    ]);
  });

  it('announces a higher price', async () => {
    const { email, start, product } = await makeSubscription(db);
    await db.update(products).set({ mrpPaise: 60_000 }).where(eq(products.id, product.id));
    await liveThrough(db, { from: addDays(start, 57), to: addDays(start, 57) });
    expect(await subscriptionEmails(db, email)).toMatchObject([
      { data: { payablePaise: 51_000 - 300, payableBeforePaise: 42_500 - 300 } },
    ]);
  });
});

describe('without stock', () => {
  // §7 a subscription order without stock says so and is tried again
  it('an order is tried daily, emails once, and is placed once there is stock', async () => {
    const { subscriptionId, email, start, product } = await makeSubscription(db);
    const due = addDays(start, 60);
    await setStock(db, product.id, 0);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, 4) });
    expect(await billingCyclesOf(db, subscriptionId)).toEqual([]);
    expect(
      (await subscriptionEmails(db, email)).map(({ template, data }) => [template, data.available]),
    ).toEqual([
      ['refill-announced', false],
      ['refill-waits', undefined],
    ]);
    await setStock(db, product.id, 5);
    await liveThrough(db, { from: addDays(due, 5), to: addDays(due, 5) });
    expect(await billingCyclesOf(db, subscriptionId)).toMatchObject([{ dueOn: due, outcome: 'ordered' }]);
    expect(await subscriptionOf(db, subscriptionId)).toMatchObject({
      nextChargeDate: addDays(due, 65),
      triedOn: null,
    });
  });

  it('after a week the order is skipped by email, and the subscription goes on', async () => {
    const { subscriptionId, email, start, product } = await makeSubscription(db);
    const due = addDays(start, 60);
    await setStock(db, product.id, 0);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, 12) });
    expect(await billingCyclesOf(db, subscriptionId)).toMatchObject([
      { dueOn: due, outcome: 'missed', orderId: null },
    ]);
    expect((await subscriptionEmails(db, email)).map(({ template }) => template)).toEqual([
      'refill-announced',
      'refill-waits',
      'refill-missed',
    ]);
    expect(await subscriptionOf(db, subscriptionId)).toMatchObject({
      state: 'active',
      nextChargeDate: addDays(due, 67),
    });
  });
});

it('a deleted account leaves no subscription, and its orders stay', async () => {
  const { userId, subscriptionId, start } = await makeSubscription(db);
  const due = addDays(start, 60);
  await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -3) });
  await placeSubscriptionOrder(db, { subscriptionId, now: morningOf(due), dispatch });
  await eraseSubscriptions(db, { userId });
  expect(await subscriptionOf(db, subscriptionId)).toBeUndefined();
  expect((await listOrders(db, { userId })).orders).toHaveLength(2);
});
