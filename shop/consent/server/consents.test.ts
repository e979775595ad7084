import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { consentTexts } from '../contract.ts';
import { eraseConsents, listConsents } from './list-consents.ts';
import { recordConsent, withdrawConsent } from './record-consent.ts';

const { db } = await testDatabase();
let users = 50;

function somebody() {
  users += 1;
  return { userId: users, email: `consents${users}@example.in` };
}

describe('the record of consents', () => {
  it('keeps text, version and time of a consent, by account and by address', async () => {
    const { userId, email } = somebody();
    await recordConsent(db, { giver: { userId }, purpose: 'account' });
    await recordConsent(db, { giver: { email }, purpose: 'newsletter' });
    await recordConsent(db, { giver: { email: 'other@example.in' }, purpose: 'newsletter' });
    expect(await listConsents(db, { userId, email })).toMatchObject([
      { purpose: 'newsletter', ...consentTexts.newsletter, withdrawnAt: null },
      { purpose: 'account', ...consentTexts.account, withdrawnAt: null },
    ]);
  });

  it('notes the end of a consent and keeps the old row when it is given again', async () => {
    const { userId, email } = somebody();
    const giver = { email };
    await recordConsent(db, { giver, purpose: 'newsletter' });
    await recordConsent(db, { giver, purpose: 'app-notice' });
    await withdrawConsent(db, { giver, purpose: 'newsletter' });
    const ended = (await listConsents(db, { userId, email })).find(({ withdrawnAt }) => withdrawnAt);
    expect(ended).toMatchObject({ purpose: 'newsletter' });
    await withdrawConsent(db, { giver, purpose: 'newsletter' });
    await recordConsent(db, { giver, purpose: 'newsletter' });
    const all = await listConsents(db, { userId, email });
    expect(all.map(({ purpose, withdrawnAt }) => [purpose, withdrawnAt])).toEqual([
      ['newsletter', null],
      ['app-notice', null],
      ['newsletter', ended!.withdrawnAt],
    ]);
  });

  it('is erased with its user', async () => {
    const { userId, email } = somebody();
    await recordConsent(db, { giver: { userId }, purpose: 'account' });
    await recordConsent(db, { giver: { email }, purpose: 'newsletter' });
    await eraseConsents(db, { userId, email });
    expect(await listConsents(db, { userId, email })).toEqual([]);
  });
});
