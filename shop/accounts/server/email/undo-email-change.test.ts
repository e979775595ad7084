import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { signLink } from '#platform/server/secrets/sign-link.ts';
import { getUser } from '../find-user.ts';
import { findSession } from '../sessions/find-session.ts';
import { sendLoginCode, signIn } from '../sign-in.ts';
import { emailChanges, users } from '../tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { mailedCode, makeUser, makeToken } from '../testing.ts';
import { updateProfile } from '../update-profile.ts';
import { changeEmail, undoUse } from './change-email.ts';
import { deleteOldEmailChanges, undoEmailChange } from './undo-email-change.ts';

const { db } = await testDatabase();
const browser = 'the-browser-that-asked';
const shopEmail = 'merchant@example.in';

/** Changes a user's email. Returns the token of the undo link. */
async function move(userId: number, from: string, to: string): Promise<string> {
  const change = { id: userId, email: to };
  await updateProfile(db, { userId, change, asking: { browser }, mayAskForCode: async () => {} });
  await changeEmail(db, { userId, sessionId: 0, browser, code: await mailedCode(db, to) });
  const mails = await queuedEmails(db, from);
  return mails.findLast(({ template }) => template === 'email-changed')!.data.undoToken!;
}

const refused = (token: string) => undoEmailChange(db, { token }).catch(({ code }: { code: string }) => code);

describe('the undo link of a changed email', () => {
  it('restores the account, ends sessions and codes, and tells the other address', async () => {
    const { id, email } = await makeUser(db);
    const token = await move(id, email, 'taken@example.org');
    const thief = await makeToken(db, id);
    await sendLoginCode(db, { email: 'taken@example.org', browser, shopEmail });
    const code = await mailedCode(db, 'taken@example.org');
    expect(await undoEmailChange(db, { token })).toBe('r•••@example.in');
    expect(await getUser(db, id)).toMatchObject({ email, pendingEmail: null });
    expect(await findSession(db, { token: thief })).toBeNull();
    const attempt = { email: 'taken@example.org', code, browser, userAgent: '' };
    await expect(signIn(db, attempt)).rejects.toMatchObject({ code: 'wrong_code' });
    const told = await queuedEmails(db, 'taken@example.org');
    expect(told.at(-1)).toMatchObject({ template: 'email-restored', data: { oldEmail: 'r•••@example.in' } });
  });

  it('unlinks a Google account that was linked meanwhile', async () => {
    const { id, email } = await makeUser(db);
    const token = await move(id, email, 'google.thief@example.org');
    const link = { googleIssuer: 'https://accounts.google.com', googleSub: 'thief' };
    await db.update(users).set(link).where(eq(users.id, id));
    await undoEmailChange(db, { token });
    const [user] = await db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({ email, googleIssuer: null, googleSub: null });
  });

  it('works once, also when it is opened several times at once', async () => {
    const { id, email } = await makeUser(db);
    const token = await move(id, email, 'once@example.org');
    const done = await Promise.all([1, 2, 3].map(() => refused(token)));
    expect(done.toSorted()).toEqual(['r•••@example.in', 'undone_already', 'undone_already']);
    expect(await refused(token)).toBe('undone_already');
  });

  it('expires after seven days, and its change is deleted', async () => {
    const { id } = await makeUser(db);
    const at = new Date(Date.now() - 7 * dayMs - 1_000);
    const change = { userId: id, oldEmail: 'o@example.in', newEmail: 'n@example.in', changedAt: at };
    const [row] = await db.insert(emailChanges).values(change).returning();
    expect(await refused(signLink(undoUse, { id: row!.id, at }))).toBe('old_link');
    await deleteOldEmailChanges(db);
    expect(await db.$count(emailChanges, eq(emailChanges.userId, id))).toBe(0);
  });

  it('cannot be forged: a changed or foreign one is refused', async () => {
    const { id, email } = await makeUser(db);
    const token = await move(id, email, 'whole@example.org');
    const [claim, at, signature] = token.split('.') as [string, string, string];
    const foreign = signLink('newsletter-confirm', { id: Number(claim), at: new Date() });
    for (const wrong of [`${Number(claim) + 1}.${at}.${signature}`, foreign, '', 'x'.repeat(80)])
      expect(await refused(wrong)).toBe('wrong_link');
    expect(await getUser(db, id)).toMatchObject({ email: 'whole@example.org' });
  });

  it('wins over a second change made meanwhile, and voids its link', async () => {
    const { id, email } = await makeUser(db);
    const owners = await move(id, email, 'thief@example.org');
    const thiefs = await move(id, 'thief@example.org', 'thief.again@example.org');
    await undoEmailChange(db, { token: owners });
    expect(await getUser(db, id)).toMatchObject({ email });
    expect(await refused(thiefs)).toBe('undone_already');
    expect(await getUser(db, id)).toMatchObject({ email });
  });

  it('still works after a later change was undone', async () => {
    const { id, email } = await makeUser(db);
    const first = await move(id, email, 'second@example.org');
    const second = await move(id, 'second@example.org', 'third@example.org');
    await undoEmailChange(db, { token: second });
    expect(await getUser(db, id)).toMatchObject({ email: 'second@example.org' });
    await undoEmailChange(db, { token: first });
    expect(await getUser(db, id)).toMatchObject({ email });
  });

  it('cannot take an address from an account opened with it meanwhile', async () => {
    const { id, email } = await makeUser(db);
    const token = await move(id, email, 'free@example.org');
    await makeUser(db, { email });
    expect(await refused(token)).toBe('email_taken');
    expect(await getUser(db, id)).toMatchObject({ email: 'free@example.org' });
  });
});
