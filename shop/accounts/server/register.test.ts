import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { register, sendRegistrationCode } from './register.ts';
import { users } from './tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { mailedCode, makeUser } from './testing.ts';

const { db } = await testDatabase();
const browser = 'the-browser-that-asked';
const shopEmail = 'merchant@example.in';

describe('registering', () => {
  it('opens an account with the confirmed code and sends a welcome', async () => {
    const email = 'asha@example.in';
    await sendRegistrationCode(db, { firstName: 'Asha', lastName: 'Rao', email, browser, shopEmail });
    expect(await db.$count(users, eq(users.email, email))).toBe(0);
    await register(db, { email, code: await mailedCode(db, email), browser });
    const [user] = await db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ firstName: 'Asha', lastName: 'Rao' });
    const mails = await queuedEmails(db, email);
    expect(mails.map(({ template }) => template)).toEqual(['registration-code', 'welcome']);
  });

  it('puts no text of the request into the email', async () => {
    const email = 'target@example.in';
    await sendRegistrationCode(db, {
      firstName: 'Visit evil.example',
      lastName: 'now',
      email,
      browser,
      shopEmail,
    });
    const [mail] = await queuedEmails(db, email);
    expect(Object.keys(mail!.data).toSorted()).toEqual(['sealedCode', 'validUntil']);
  });

  it('sends a known address a code that changes nothing', async () => {
    const user = await makeUser(db, { firstName: 'Meera' });
    await sendRegistrationCode(db, {
      firstName: 'Mallory',
      lastName: 'X',
      email: user.email,
      browser,
      shopEmail,
    });
    await register(db, { email: user.email, code: await mailedCode(db, user.email), browser });
    expect(await db.select().from(users).where(eq(users.email, user.email))).toEqual([user]);
    const mails = await queuedEmails(db, user.email);
    expect(mails.map(({ template }) => template)).toEqual(['registration-code']);
  });

  it('creates one user for one address under concurrent requests', async () => {
    const email = 'twice@example.in';
    await sendRegistrationCode(db, { firstName: 'Dev', lastName: 'Nair', email, browser, shopEmail });
    const code = await mailedCode(db, email);
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => register(db, { email, code, browser: n % 2 ? browser : `b${n}` })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.$count(users, eq(users.email, email))).toBe(1);
  });
});
