import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from './config.ts';
import { silentLog } from '#platform/server/log.ts';
import { addDays } from '#platform/india-time.ts';
import {
  makeSubscription,
  morningOf,
  subscriptionEmails,
  billingCyclesOf,
} from '#shop/subscriptions/server/testing.ts';
import { placeDueSubscriptions } from './jobs.ts';

const { db } = await testDatabase();

it('a shop that takes no orders neither announces nor places subscription orders', async () => {
  const { subscriptionId, email, start } = await makeSubscription(db);
  const due = addDays(start, 60);
  const shop = { db, log: silentLog, config: readShopConfig({ SHOP_DEMO: 'off' }) };
  for (const day of [addDays(due, -3), due]) await placeDueSubscriptions(shop, { now: morningOf(day) });
  expect(await subscriptionEmails(db, email)).toEqual([]);
  expect(await billingCyclesOf(db, subscriptionId)).toEqual([]);
  const demo = { ...shop, config: readShopConfig({}) };
  for (const day of [addDays(due, -3), due]) await placeDueSubscriptions(demo, { now: morningOf(day) });
  expect(await billingCyclesOf(db, subscriptionId)).toMatchObject([{ outcome: 'ordered' }]);
});
