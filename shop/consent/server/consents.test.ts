import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { consentWords } from '../contract.ts';
import { forgetConsents, listConsents } from './list-consents.ts';
import { recordConsent, withdrawConsent } from './record-consent.ts';

const { db } = await testDatabase();
let people = 50;

function somebody() {
  people += 1;
  return { personId: people, email: `consents${people}@example.in` };
}

describe('the record of consents', () => {
  it('keeps what was agreed to, by which words and when, under the account and under its address', async () => {
    const { personId, email } = somebody();
    await recordConsent(db, { giver: { personId }, purpose: 'account' });
    await recordConsent(db, { giver: { email }, purpose: 'newsletter' });
    await recordConsent(db, { giver: { email: 'other@example.in' }, purpose: 'newsletter' });
    expect(await listConsents(db, { personId, email })).toMatchObject([
      { purpose: 'newsletter', ...consentWords.newsletter, withdrawnAt: null },
      { purpose: 'account', ...consentWords.account, withdrawnAt: null },
    ]);
  });

  it('notes the end of a consent and keeps the old row when it is given again', async () => {
    const { personId, email } = somebody();
    const giver = { email };
    await recordConsent(db, { giver, purpose: 'newsletter' });
    await recordConsent(db, { giver, purpose: 'app-notice' });
    await withdrawConsent(db, { giver, purpose: 'newsletter' });
    const ended = (await listConsents(db, { personId, email })).find(({ withdrawnAt }) => withdrawnAt);
    expect(ended).toMatchObject({ purpose: 'newsletter' });
    await withdrawConsent(db, { giver, purpose: 'newsletter' });
    await recordConsent(db, { giver, purpose: 'newsletter' });
    const all = await listConsents(db, { personId, email });
    expect(all.map(({ purpose, withdrawnAt }) => [purpose, withdrawnAt])).toEqual([
      ['newsletter', null],
      ['app-notice', null],
      ['newsletter', ended!.withdrawnAt],
    ]);
  });

  it('is forgotten with its person', async () => {
    const { personId, email } = somebody();
    await recordConsent(db, { giver: { personId }, purpose: 'account' });
    await recordConsent(db, { giver: { email }, purpose: 'newsletter' });
    await forgetConsents(db, { personId, email });
    expect(await listConsents(db, { personId, email })).toEqual([]);
  });
});
