import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addAddress } from '#shop/account/server/add-address.ts';
import { addressFields } from '#shop/account/server/testing.ts';
import { makeShopper } from '#shop/ordering/server/testing.ts';
import { addDays } from '../indian-day.ts';
import { cancelRefill, changeRefill, pauseRefill, resumeRefill, skipRefill } from './change-refill.ts';
import { listRefills } from './list-refills.ts';
import { liveThrough, makePlan, morningOf, planOf, refillMails, turnsOf } from './testing.ts';

const { db } = await testDatabase();

describe('changing one’s mind', () => {
  it('skips the next refill once, however often it is tapped', async () => {
    const { personId, planId, start } = await makePlan(db);
    const due = addDays(start, 60);
    const now = morningOf(start);
    for (let tap = 0; tap < 3; tap += 1) await skipRefill(db, { personId, planId, dueOn: due, now });
    expect(await planOf(db, planId)).toMatchObject({ nextDueOn: addDays(due, 60) });
    expect(await turnsOf(db, planId)).toMatchObject([{ dueOn: due, outcome: 'skipped' }]);
  });

  it('lets a paused plan bring nothing, and announces again once it is resumed', async () => {
    const { personId, planId, email, start } = await makePlan(db);
    const due = addDays(start, 60);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -3) });
    await pauseRefill(db, { personId, planId, now: morningOf(addDays(due, -2)) });
    await liveThrough(db, { from: addDays(due, -2), to: addDays(due, 20) });
    expect(await turnsOf(db, planId)).toEqual([]);
    const back = addDays(due, 21);
    await resumeRefill(db, { personId, planId, now: morningOf(back) });
    await liveThrough(db, { from: back, to: addDays(back, 3) });
    expect(await turnsOf(db, planId)).toMatchObject([{ dueOn: addDays(back, 3), outcome: 'ordered' }]);
    expect(await refillMails(db, email)).toHaveLength(2);
  });

  it('counts a new frequency from the last refill, with three days’ notice', async () => {
    const { personId, planId, start } = await makePlan(db);
    const now = morningOf(addDays(start, 50));
    await changeRefill(db, { personId, planId, frequencyDays: 30, now });
    expect(await planOf(db, planId)).toMatchObject({ nextDueOn: addDays(start, 53) });
    const back = await changeRefill(db, { personId, planId, frequencyDays: 90, now });
    expect(back).toMatchObject({ frequencyDays: 90, nextDueOn: addDays(start, 90) });
  });

  it('sends the refills to another of one’s addresses, and to nobody else’s', async () => {
    const { personId, planId, start } = await makePlan(db);
    const now = morningOf(start);
    const mine = await addAddress(db, { personId, fields: addressFields({ pincode: '560002' }) });
    const other = await makeShopper(db);
    const theirs = await addAddress(db, { personId: other.personId, fields: addressFields() });
    await changeRefill(db, { personId, planId, addressId: mine.id, now });
    expect(await planOf(db, planId)).toMatchObject({ address: { pincode: '560002', name: 'Rani Verma' } });
    await expect(changeRefill(db, { personId, planId, addressId: theirs.id, now })).rejects.toMatchObject({
      status: 404,
    });
    await expect(pauseRefill(db, { personId: other.personId, planId, now })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('ends a plan for good, until it is started again', async () => {
    const { personId, planId, start } = await makePlan(db);
    await cancelRefill(db, { personId, planId, now: morningOf(start) });
    await liveThrough(db, { from: addDays(start, 55), to: addDays(start, 65) });
    expect(await turnsOf(db, planId)).toEqual([]);
    const listed = (on: string) => listRefills(db, { personId, now: morningOf(on) });
    expect(await listed(addDays(start, 29))).toHaveLength(1);
    expect(await listed(addDays(start, 31))).toEqual([]);
    const again = addDays(start, 70);
    expect(await resumeRefill(db, { personId, planId, now: morningOf(again) })).toMatchObject({
      state: 'active',
      nextDueOn: addDays(again, 3),
    });
  });
});
