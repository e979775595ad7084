import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addAddress } from '#shop/addresses/server/add-address.ts';
import { addressFields } from '#shop/addresses/server/testing.ts';
import { makeCustomer } from '#shop/orders/server/testing.ts';
import { addDays } from '#platform/india-time.ts';
import {
  cancelSubscription,
  changeSubscription,
  pauseSubscription,
  resumeSubscription,
  skipSubscription,
} from './change-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import {
  liveThrough,
  makeSubscription,
  morningOf,
  subscriptionOf,
  subscriptionEmails,
  billingCyclesOf,
} from './testing.ts';

const { db } = await testDatabase();

describe('changing a subscription', () => {
  // §2 cancel or adjust through the account at any time, and from the mail
  it('skips the next order once, however often the customer presses', async () => {
    const { userId, subscriptionId, start } = await makeSubscription(db);
    const due = addDays(start, 60);
    const now = morningOf(start);
    for (let tap = 0; tap < 3; tap += 1)
      await skipSubscription(db, { userId, subscriptionId, dueOn: due, now });
    expect(await subscriptionOf(db, subscriptionId)).toMatchObject({ nextChargeDate: addDays(due, 60) });
    expect(await billingCyclesOf(db, subscriptionId)).toMatchObject([{ dueOn: due, outcome: 'skipped' }]);
  });

  it('places no order while paused, and announces again after resuming', async () => {
    const { userId, subscriptionId, email, start } = await makeSubscription(db);
    const due = addDays(start, 60);
    await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -3) });
    await pauseSubscription(db, { userId, subscriptionId, now: morningOf(addDays(due, -2)) });
    await liveThrough(db, { from: addDays(due, -2), to: addDays(due, 20) });
    expect(await billingCyclesOf(db, subscriptionId)).toEqual([]);
    const back = addDays(due, 21);
    await resumeSubscription(db, { userId, subscriptionId, now: morningOf(back) });
    await liveThrough(db, { from: back, to: addDays(back, 3) });
    expect(await billingCyclesOf(db, subscriptionId)).toMatchObject([
      { dueOn: addDays(back, 3), outcome: 'ordered' },
    ]);
    expect(await subscriptionEmails(db, email)).toHaveLength(2);
  });

  it("counts a new frequency from the last order, with three days' notice", async () => {
    const { userId, subscriptionId, start } = await makeSubscription(db);
    const now = morningOf(addDays(start, 50));
    await changeSubscription(db, { userId, subscriptionId, frequencyDays: 30, now });
    expect(await subscriptionOf(db, subscriptionId)).toMatchObject({ nextChargeDate: addDays(start, 53) });
    const back = await changeSubscription(db, { userId, subscriptionId, frequencyDays: 90, now });
    expect(back).toMatchObject({ frequencyDays: 90, nextDueOn: addDays(start, 90) });
  });

  it('ships to another address of the customer, and to no foreign one', async () => {
    const { userId, subscriptionId, start } = await makeSubscription(db);
    const now = morningOf(start);
    const mine = await addAddress(db, { userId, fields: addressFields({ pincode: '560002' }) });
    const other = await makeCustomer(db);
    const theirs = await addAddress(db, { userId: other.userId, fields: addressFields() });
    await changeSubscription(db, { userId, subscriptionId, addressId: mine.id, now });
    expect(await subscriptionOf(db, subscriptionId)).toMatchObject({
      address: { pincode: '560002', name: 'Rani Verma' },
    });
    await expect(
      changeSubscription(db, { userId, subscriptionId, addressId: theirs.id, now }),
    ).rejects.toMatchObject({
      status: 404,
    });
    await expect(pauseSubscription(db, { userId: other.userId, subscriptionId, now })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('stays cancelled until it is started again', async () => {
    const { userId, subscriptionId, start } = await makeSubscription(db);
    await cancelSubscription(db, { userId, subscriptionId, now: morningOf(start) });
    await liveThrough(db, { from: addDays(start, 55), to: addDays(start, 65) });
    expect(await billingCyclesOf(db, subscriptionId)).toEqual([]);
    const listed = (on: string) => listSubscriptions(db, { userId, now: morningOf(on) });
    expect(await listed(addDays(start, 29))).toHaveLength(1);
    expect(await listed(addDays(start, 31))).toEqual([]);
    const again = addDays(start, 70);
    expect(await resumeSubscription(db, { userId, subscriptionId, now: morningOf(again) })).toMatchObject({
      state: 'active',
      nextDueOn: addDays(again, 3),
    });
  });
});
