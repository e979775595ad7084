import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { changeEmail } from './change-email.ts';
import { getUser } from '../find-user.ts';
import { findSession } from '../sessions/find-session.ts';
import { sendLoginCode, signIn } from '../sign-in.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { mailedCode, makeUser, makeToken } from '../testing.ts';
import { updateProfile } from '../update-profile.ts';

const { db } = await testDatabase();
const browser = 'the-browser-that-asked';
const shopEmail = 'merchant@example.in';
const mayAskForCode = async () => {};

function askFor(userId: number, email: string) {
  return updateProfile(db, { userId, change: { id: userId, email }, asking: { browser }, mayAskForCode });
}

async function confirm(userId: number, to: string, sessionId = 0) {
  return changeEmail(db, { userId, sessionId, browser, code: await mailedCode(db, to) });
}

describe('changing the email', () => {
  it('waits for the code sent to the new address', async () => {
    const { id, email } = await makeUser(db);
    expect(await askFor(id, 'new@example.in')).toMatchObject({ email, pendingEmail: 'new@example.in' });
    expect(await confirm(id, 'new@example.in')).toMatchObject({
      email: 'new@example.in',
      pendingEmail: null,
    });
  });

  it('tells the old address and ends every other session', async () => {
    const { id, email } = await makeUser(db);
    const here = await makeToken(db, id);
    const elsewhere = await makeToken(db, id);
    await askFor(id, 'moved@example.in');
    await confirm(id, 'moved@example.in', (await findSession(db, { token: here }))!.id);
    expect(await findSession(db, { token: here })).not.toBeNull();
    expect(await findSession(db, { token: elsewhere })).toBeNull();
    expect(await queuedEmails(db, email)).toMatchObject([
      { template: 'email-changed', data: { newEmail: 'm•••@example.in' } },
    ]);
  });

  it('makes a login code of the old address useless', async () => {
    const { id, email } = await makeUser(db);
    await sendLoginCode(db, { email, browser, shopEmail });
    const code = await mailedCode(db, email);
    await askFor(id, 'elsewhere@example.in');
    await confirm(id, 'elsewhere@example.in');
    await expect(signIn(db, { email, code, browser, userAgent: '' })).rejects.toMatchObject({
      code: 'wrong_code',
    });
  });

  it('refuses the code of another user', async () => {
    const rani = await makeUser(db);
    const other = await makeUser(db);
    await askFor(rani.id, 'shared@example.in');
    const code = await mailedCode(db, 'shared@example.in');
    await askFor(other.id, 'shared@example.in');
    await expect(changeEmail(db, { userId: other.id, sessionId: 0, browser, code })).rejects.toMatchObject({
      code: 'wrong_code',
    });
    await changeEmail(db, { userId: rani.id, sessionId: 0, browser, code });
    await expect(confirm(other.id, 'shared@example.in')).rejects.toMatchObject({ code: 'email_taken' });
  });

  it('does not reveal the owner of an address before its code', async () => {
    const taken = await makeUser(db);
    const { id } = await makeUser(db);
    expect(await askFor(id, taken.email)).toMatchObject({ pendingEmail: taken.email });
    await expect(confirm(id, taken.email)).rejects.toMatchObject({ code: 'email_taken', status: 409 });
    expect(await getUser(db, taken.id)).toMatchObject({ email: taken.email });
  });

  it('is cancelled by entering the old address again', async () => {
    const { id, email } = await makeUser(db);
    await askFor(id, 'regretted@example.in');
    expect(await askFor(id, email)).toMatchObject({ email, pendingEmail: null });
    await expect(confirm(id, 'regretted@example.in')).rejects.toMatchObject({ code: 'wrong_code' });
  });
});

describe('the profile', () => {
  it('changes only the fields of the request', async () => {
    const { id, email } = await makeUser(db);
    const change = { id, firstName: 'Asha', gender: 'female' as const };
    const user = await updateProfile(db, { userId: id, change, asking: { browser }, mayAskForCode });
    expect(user).toMatchObject({ firstName: 'Asha', lastName: 'Verma', gender: 'female', email, mobile: '' });
    const later = { id, mobile: '9876543210' };
    expect(
      await updateProfile(db, { userId: id, change: later, asking: { browser }, mayAskForCode }),
    ).toMatchObject({
      firstName: 'Asha',
      mobile: '9876543210',
    });
  });

  it("refuses another user's id and a foreign picture", async () => {
    const { id } = await makeUser(db);
    const change = { id: id + 1, firstName: 'X' };
    await expect(
      updateProfile(db, { userId: id, change, asking: { browser }, mayAskForCode }),
    ).rejects.toMatchObject({
      status: 403,
    });
    const picture = { id, profilePictureUrl: 'https://evil.example/x.png' };
    await expect(
      updateProfile(db, { userId: id, change: picture, asking: { browser }, mayAskForCode }),
    ).rejects.toMatchObject({ code: 'foreign_picture' });
  });
});
