// §4 whole lives of orders and a year of a subscription, the invariants asked after every step
import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { addDays } from '#platform/india-time.ts';
import { pauseSubscription, resumeSubscription } from '#shop/subscriptions/server/change-subscription.ts';
import { runSchedule } from '#shop/subscriptions/server/schedule/run-schedule.ts';
import {
  dispatch,
  makeSubscription,
  morningOf,
  subscriptionEmails,
  billingCyclesOf,
} from '#shop/subscriptions/server/testing.ts';
import { openLives, type Scan } from './testing.ts';

const { db } = await testDatabase();
const { newLife, behave } = await openLives(db);

const taken = { stock: 7, movements: 7 };
const given = { stock: 10, movements: 10 };

describe("an order's lifecycle with invariants checked after each step", () => {
  it('confirms, delivers and invoices an order once', async () => {
    const life = await newLife();
    await life.askCourier();
    await life.onScans('pickUp', 'takeOut', 'handOver');
    expect(await life.states()).toEqual(['placed', 'confirmed', 'shipped', 'out_for_delivery', 'delivered']);
    expect(await life.mails()).toEqual([
      'order-placed',
      'order-shipped',
      'order-out-for-delivery',
      'order-delivered',
    ]);
    expect((await life.jobs()).filter((name) => name === 'ordering.shipped')).toHaveLength(1);
    expect(await life.stock()).toEqual(taken);
  });

  it('cancels an order that the courier refuses, restocks and emails', async () => {
    const life = await newLife();
    await behave('refuse');
    await life.askCourier();
    expect(await life.states()).toEqual(['placed', 'cancelled']);
    expect(await life.mails()).toEqual(['order-placed', 'order-cancelled']);
    expect(await life.stock()).toEqual(given);
  });

  it.each(['drop', 'garbage', 'down'])(
    'looks up a lost response (%s) and keeps one waybill',
    async (behaviour) => {
      const life = await newLife();
      await behave(behaviour);
      expect(await life.askCourier()).toBeNull();
      expect(await life.states()).toEqual(['placed']);
      await life.askCourier();
      await life.askCourier();
      expect(await life.states()).toEqual(['placed', 'confirmed']);
      expect(await life.waybills()).toEqual([expect.any(String)]);
    },
  );

  it.each(['drop', 'garbage', 'down'])(
    'catches up with missed scans (%s) at the next tracking',
    async (behaviour) => {
      const life = await newLife();
      await life.askCourier();
      await life.scanned('pickUp');
      await behave(behaviour);
      expect(await life.look()).toBeNull();
      expect(await life.states()).toEqual(['placed', 'confirmed']);
      await life.look();
      expect(await life.states()).toEqual(['placed', 'confirmed', 'shipped']);
    },
  );

  it('changes state once for repeated scans and repeated reports', async () => {
    const life = await newLife();
    await life.askCourier();
    for (const scan of ['pickUp', 'pickUp', 'takeOut', 'takeOut'] as const) {
      await life.scanned(scan);
      await behave('repeat');
      await life.look();
      await behave('repeat');
      await life.look();
    }
    await life.onScans('handOver', 'handOver');
    expect(await life.states()).toEqual(['placed', 'confirmed', 'shipped', 'out_for_delivery', 'delivered']);
    expect(await life.mails()).toHaveLength(4);
  });

  it('reaches the same states when scans arrive one tracking late', async () => {
    const life = await newLife();
    await life.askCourier();
    for (const [scan, heard] of [
      ['pickUp', 'confirmed'],
      ['takeOut', 'shipped'],
      ['handOver', 'out_for_delivery'],
    ] as const) {
      await life.scanned(scan);
      await behave('late');
      await life.look();
      expect((await life.states()).at(-1)).toBe(heard);
    }
    await life.look();
    expect((await life.states()).at(-1)).toBe('delivered');
  });

  it('never goes back for a scan with an older time', async () => {
    const life = await newLife();
    await life.askCourier();
    await life.onScans('pickUp', 'takeOut');
    const yesterday = new Date(Date.now() - dayMs).toISOString();
    await life.scannedAt('pickUp', yesterday);
    await life.look();
    expect((await life.states()).at(-1)).toBe('out_for_delivery');
  });

  it('returns an undelivered parcel and asks for its credit note', async () => {
    const life = await newLife();
    await life.askCourier();
    await life.onScans('pickUp', 'takeOut', 'findNobody', 'takeOut', 'findNobody', 'turnRound', 'bringBack');
    expect((await life.states()).slice(2)).toEqual([
      'shipped',
      'out_for_delivery',
      'undelivered',
      'out_for_delivery',
      'undelivered',
      'returned',
    ]);
    expect((await life.mails()).at(-1)).toBe('order-returned');
    expect((await life.jobs()).filter((name) => name === 'ordering.returned')).toHaveLength(1);
  });

  it.each(['asked for', 'packed'] as const)(
    'cancels at the courier when the parcel is %s, whatever is scanned after',
    async (when) => {
      const life = await newLife();
      await life.askCourier();
      if (when === 'packed') await life.pack();
      await life.cancel();
      await life.cancel();
      await behave('drop');
      expect(await life.stopParcel()).toBeNull();
      expect(await life.stopParcel()).toMatchObject({ outcome: 'cancelled' });
      await life.onScans('pickUp', 'handOver');
      expect((await life.states()).at(-1)).toBe('cancelled');
      expect((await life.mails()).filter((template) => template === 'order-cancelled')).toHaveLength(1);
      expect(await life.stock()).toEqual(given);
    },
  );

  it('creates no shipment for an order that is cancelled before its job', async () => {
    const life = await newLife();
    await life.cancel();
    await life.askCourier();
    expect(await life.states()).toEqual(['placed', 'cancelled']);
    expect(await life.waybills()).toEqual([null]);
    expect(await life.stock()).toEqual(given);
  });

  it.each([
    [['pickUp'], 'shipped'],
    [['pickUp', 'takeOut'], 'out_for_delivery'],
    [['pickUp', 'takeOut', 'findNobody'], 'undelivered'],
    [['pickUp', 'takeOut', 'handOver'], 'delivered'],
    [['pickUp', 'turnRound', 'bringBack'], 'returned'],
  ] as [Scan[], string][])('refuses to cancel after the handover (%j), and stays %s', async (way, state) => {
    const life = await newLife();
    await life.askCourier();
    await life.onScans(...way);
    expect(await life.cancel()).toBeNull();
    expect((await life.states()).at(-1)).toBe(state);
    expect(await life.mails()).not.toContain('order-cancelled');
    expect(await life.stock()).toEqual(taken);
  });
});

describe('a year of a subscription, day by day', () => {
  it('announces and places each order in turn, and keeps every invariant', async () => {
    const { subscriptionId, email, start, userId } = await makeSubscription(db, { stock: 100 });
    for (let day = addDays(start, 1); day <= addDays(start, 365); day = addDays(day, 1)) {
      const before = (await billingCyclesOf(db, subscriptionId)).length;
      await runSchedule(db, { now: morningOf(day), log: silentLog, dispatch });
      if (day === addDays(start, 100))
        await pauseSubscription(db, { userId, subscriptionId, now: morningOf(day) });
      if (day === addDays(start, 200))
        await resumeSubscription(db, { userId, subscriptionId, now: morningOf(day) });
      if ((await billingCyclesOf(db, subscriptionId)).length > before)
        expect(await checkInvariants(db)).toEqual([]);
    }
    const days = (await billingCyclesOf(db, subscriptionId)).map(({ dueOn }) => dueOn);
    expect(days).toEqual([60, 204, 264, 324].map((after) => addDays(start, after)));
    expect(await subscriptionEmails(db, email)).toHaveLength(4);
    expect(await checkInvariants(db)).toEqual([]);
  }, 180_000);
});
