import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays } from '#platform/india-time.ts';
import { silentLog } from '#platform/server/log.ts';
import { recordsOf } from '#shop/orders/server/testing.ts';
import { billingCyclesOf, dispatch, liveThrough, makeSubscription, morningOf } from '../testing.ts';
import { runSchedule } from './run-schedule.ts';

const { db } = await testDatabase();

it('an order of a subscription waits for its customer when a rule says so', async () => {
  const { subscriptionId, start } = await makeSubscription(db);
  const due = addDays(start, 60);
  await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -3) });
  const holdRules = { firstOrder: false, abovePaise: 1, afterReturns: false };
  await runSchedule(db, { now: morningOf(due), log: silentLog, dispatch, holdRules });
  const [cycle] = await billingCyclesOf(db, subscriptionId);
  const { order, shipments, jobs } = await recordsOf(db, cycle!.orderId!);
  expect([order!.heldFor, shipments[0]!.state]).toEqual(['amount', 'held']);
  expect(jobs).toEqual(['mail.send']);
});
