// §9 a composition or unregistered seller charges no GST and sells in the own state only, also by subscriptions
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, type Day } from '#platform/india-time.ts';
import { silentLog } from '#platform/server/log.ts';
import { runSchedule } from './schedule/run-schedule.ts';
import { subscriptions } from './tables.ts';
import {
  billingCyclesOf,
  dispatch,
  makeSubscription,
  morningOf,
  subscriptionEmails,
  subscriptionOf,
} from './testing.ts';

const { db } = await testDatabase();
const kochi = { state: 'Kerala', city: 'Kochi', pincode: '682001' } as const;
const own = { TAX_STATUS: 'composition', SELLER_STATE: 'Karnataka' } as const;

async function subscribed(place: object = kochi) {
  const made = await makeSubscription(db);
  const { subscriptionId, email, start } = made;
  const moveTo = async (to: object) => {
    const { address } = await subscriptionOf(db, subscriptionId);
    await db
      .update(subscriptions)
      .set({ address: { ...address, ...to } })
      .where(eq(subscriptions.id, subscriptionId));
  };
  await moveTo(place);
  const due = addDays(start, 60);
  const run = (day: Day, area: object = own) =>
    runSchedule(db, { now: morningOf(day), log: silentLog, dispatch: { ...dispatch, ...area } });
  const emails = async () =>
    (await subscriptionEmails(db, email)).map(({ template, data }) => [
      template,
      (data as { within?: string }).within,
    ]);
  return { ...made, due, moveTo, run, emails };
}

describe('a subscription to another state than the seller sells in', () => {
  it('is not announced: its customer hears three days before that it does not come', async () => {
    const { subscriptionId, due, run, emails } = await subscribed();
    await run(addDays(due, -3));
    await run(due);
    expect(await emails()).toEqual([['refill-missed', 'Karnataka']]);
    expect(await billingCyclesOf(db, subscriptionId)).toMatchObject([{ dueOn: due, outcome: 'missed' }]);
    expect(await subscriptionOf(db, subscriptionId)).toMatchObject({
      state: 'active',
      nextChargeDate: addDays(due, 57),
      announcedFor: null,
    });
  });

  it('that was announced before the seller changed the status is skipped on its day', async () => {
    const { due, run, emails, subscriptionId } = await subscribed();
    await run(addDays(due, -3), {});
    await run(due);
    expect(await emails()).toEqual([
      ['refill-announced', undefined],
      ['refill-missed', 'Karnataka'],
    ]);
    expect((await billingCyclesOf(db, subscriptionId)).some(({ orderId }) => orderId !== null)).toBe(false);
  });

  it('comes once its address lies inside', async () => {
    const { due, run, emails, moveTo, subscriptionId } = await subscribed();
    await moveTo({ state: 'Karnataka', city: 'Bengaluru', pincode: '560003' });
    await run(addDays(due, -3));
    await run(due);
    expect((await emails()).map(([template]) => template)).toEqual(['refill-announced']);
    expect(await billingCyclesOf(db, subscriptionId)).toMatchObject([{ outcome: 'ordered' }]);
  });

  it('of a regular seller comes as before', async () => {
    const { due, run, subscriptionId } = await subscribed();
    await run(addDays(due, -3), {});
    await run(due, {});
    expect(await billingCyclesOf(db, subscriptionId)).toMatchObject([{ outcome: 'ordered' }]);
  });
});

describe('a subscription to a pincode without cash on delivery', () => {
  const withoutCash = { CASH_REFUSED_PINCODES: ['682'] };

  it('is left out with an email instead of its announcement', async () => {
    const { due, run, emails, subscriptionId } = await subscribed();
    await run(addDays(due, -3), withoutCash);
    await run(due, withoutCash);
    expect((await emails()).map(([template]) => template)).toEqual(['refill-missed']);
    expect(await billingCyclesOf(db, subscriptionId)).toMatchObject([{ dueOn: due, outcome: 'missed' }]);
  });

  it('that was announced before is left out on its day', async () => {
    const { due, run, emails } = await subscribed();
    await run(addDays(due, -3), {});
    await run(due, withoutCash);
    expect((await emails()).map(([template]) => template)).toEqual(['refill-announced', 'refill-missed']);
  });
});
