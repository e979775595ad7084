import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readConfig } from '#platform/server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { addDays } from '#shop/refills/indian-day.ts';
import { makePlan, morningOf, refillMails, turnsOf } from '#shop/refills/server/testing.ts';
import { refill } from './jobs.ts';

const { db } = await testDatabase();

it('a shop that takes no orders neither announces nor orders refills', async () => {
  const { planId, email, start } = await makePlan(db);
  const due = addDays(start, 60);
  const shop = { db, log: silentLog, config: readConfig({ SHOP_DEMO: 'off' }) };
  for (const day of [addDays(due, -3), due]) await refill(shop, { now: morningOf(day) });
  expect(await refillMails(db, email)).toEqual([]);
  expect(await turnsOf(db, planId)).toEqual([]);
  const demo = { ...shop, config: readConfig({}) };
  for (const day of [addDays(due, -3), due]) await refill(demo, { now: morningOf(day) });
  expect(await turnsOf(db, planId)).toMatchObject([{ outcome: 'ordered' }]);
});
