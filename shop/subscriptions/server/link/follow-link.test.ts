// §2 cancel or adjust through the account at any time, and from the mail
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays } from '#platform/india-time.ts';
import { resumeSubscription } from '../change-subscription.ts';
import { liveThrough, makeSubscription, morningOf, subscriptionOf, subscriptionEmails } from '../testing.ts';
import { followLink, readLink } from './follow-link.ts';

const { db } = await testDatabase();

/** Creates an announced subscription. Returns the token of its email. */
async function announced() {
  const made = await makeSubscription(db);
  const due = addDays(made.start, 60);
  await liveThrough(db, { from: addDays(due, -3), to: addDays(due, -3) });
  const [mail] = await subscriptionEmails(db, made.email);
  return { ...made, due, token: mail!.data.token!, now: morningOf(addDays(due, -2)) };
}

describe('the links of an email', () => {
  it('change nothing when opened', async () => {
    const { token, now, subscriptionId, due } = await announced();
    const before = await subscriptionOf(db, subscriptionId);
    const shown = await readLink(db, { token, now });
    expect(shown).toMatchObject({ state: 'active', dueOn: due, nextDueOn: due, canSkip: true, amount: 422 });
    expect(JSON.stringify(shown)).not.toMatch(/Meera|Temple|9876/);
    expect(await subscriptionOf(db, subscriptionId)).toEqual(before);
  });

  it('skip the order of the email, and no other', async () => {
    const { token, now, subscriptionId, due } = await announced();
    await followLink(db, { token, move: 'skip', now });
    const again = await followLink(db, { token, move: 'skip', now });
    expect(again).toMatchObject({ nextDueOn: addDays(due, 60), canSkip: false });
    expect(await subscriptionOf(db, subscriptionId)).toMatchObject({ nextChargeDate: addDays(due, 60) });
  });

  it('pause, resume and cancel', async () => {
    const { token, now } = await announced();
    for (const [action, state] of [
      ['pause', 'paused'],
      ['resume', 'active'],
      ['cancel', 'cancelled'],
      ['pause', 'cancelled'],
    ] as const)
      expect(await followLink(db, { token, move: action, now })).toMatchObject({ state });
    await expect(followLink(db, { token, move: 'skip', now })).rejects.toMatchObject({
      code: 'refill_not_active',
    });
  });

  // §7 an old link does not resume a cancelled subscription
  it('do not resume a cancelled subscription, which only the account restarts', async () => {
    const { token, now, subscriptionId, userId } = await announced();
    await followLink(db, { token, move: 'cancel', now });
    const before = await subscriptionOf(db, subscriptionId);
    await expect(followLink(db, { token, move: 'resume', now })).rejects.toMatchObject({
      code: 'refill_cancelled',
      status: 409,
    });
    await followLink(db, { token, move: 'pause', now });
    await expect(followLink(db, { token, move: 'resume', now })).rejects.toMatchObject({ status: 409 });
    expect(await subscriptionOf(db, subscriptionId)).toEqual(before);
    expect(await resumeSubscription(db, { userId, subscriptionId, now })).toMatchObject({ state: 'active' });
  });

  it('are refused when foreign, changed, or half a year old', async () => {
    const { token, now, due } = await announced();
    const changed = token.replace(/^\d+/, (id) => String(Number(id) + 1));
    for (const wrong of ['', 'x', changed, `${token}a`])
      await expect(followLink(db, { token: wrong, move: 'cancel', now })).rejects.toMatchObject({
        code: 'wrong_link',
      });
    await expect(readLink(db, { token, now: morningOf(addDays(due, 181)) })).rejects.toMatchObject({
      code: 'old_link',
    });
  });
});
