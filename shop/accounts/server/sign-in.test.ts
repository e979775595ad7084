// §9 OTP of six digits, ten minutes, five tries; the newest code of each browser; strangers end no code and no budget of a known browser
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { findSession } from './sessions/find-session.ts';
import { sendLoginCode, signIn } from './sign-in.ts';
import { sessions, signInCodes } from './tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { mailedCode, makeUser } from './testing.ts';

const { db } = await testDatabase();
const own = 'the-browser-that-asked';
const shopEmail = 'merchant@example.in';

async function askForCode() {
  const user = await makeUser(db);
  await sendLoginCode(db, { email: user.email, browser: own, shopEmail });
  return { user, code: await mailedCode(db, user.email) };
}

function tryCode(email: string, code: string, browser = own) {
  return signIn(db, { email, code, browser: browser || undefined, userAgent: 'test' });
}

function wrong(code: string, by = 1) {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

const refusedAsWrong = { code: 'wrong_code', status: 400 };

describe('signing in', () => {
  // §3 user and login answer
  it('returns the user and a token that is stored only as its hash', async () => {
    const { user, code } = await askForCode();
    const answer = await tryCode(user.email, code);
    expect(answer).toEqual({
      email: user.email,
      token: expect.stringMatching(/^aranya_[\w-]{43}$/),
      firstName: 'Rani',
      lastName: 'Verma',
      profilePictureUrl: '',
      id: user.id,
      mobile: '',
      message: 'Login successful!',
    });
    expect(await findSession(db, answer)).toMatchObject({ userId: user.id });
    const rows = await db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(answer.token.slice(7));
  });

  it('accepts a code once', async () => {
    const { user, code } = await askForCode();
    await tryCode(user.email, code);
    await expect(tryCode(user.email, code)).rejects.toMatchObject(refusedAsWrong);
  });

  it('accepts one of twenty concurrent tries of a code', async () => {
    const { user, code } = await askForCode();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => tryCode(user.email, code, n % 2 ? own : `other-${n}`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  });

  it('accepts only the newest code', async () => {
    const { user, code } = await askForCode();
    await sendLoginCode(db, { email: user.email, browser: own, shopEmail });
    const newer = await mailedCode(db, user.email);
    if (newer !== code) await expect(tryCode(user.email, code)).rejects.toMatchObject(refusedAsWrong);
    await tryCode(user.email, newer);
  });

  it('accepts the code of now when the clock was set back', async () => {
    const { user, code: earlier } = await askForCode();
    const later = {
      createdAt: sql`now() + interval '2 hours'`,
      expiresAt: sql`now() + interval '130 minutes'`,
    };
    await db.update(signInCodes).set(later).where(eq(signInCodes.email, user.email));
    await expect(tryCode(user.email, earlier)).rejects.toMatchObject(refusedAsWrong);
    await sendLoginCode(db, { email: user.email, browser: own, shopEmail });
    await tryCode(user.email, await mailedCode(db, user.email));
  });

  it('keeps the code of each browser valid', async () => {
    const { user, code } = await askForCode();
    await sendLoginCode(db, { email: user.email, browser: 'another', shopEmail });
    const newer = await mailedCode(db, user.email);
    await tryCode(user.email, code);
    await tryCode(user.email, newer, 'another');
  });

  it('refuses a code older than ten minutes', async () => {
    const { user, code } = await askForCode();
    await db
      .update(signInCodes)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(signInCodes.email, user.email));
    await expect(tryCode(user.email, code)).rejects.toMatchObject(refusedAsWrong);
  });

  it('accepts a code for ten minutes', async () => {
    const { user } = await askForCode();
    const [row] = await db.select().from(signInCodes).where(eq(signInCodes.email, user.email));
    const minutes = (row!.expiresAt.getTime() - row!.createdAt.getTime()) / 60_000;
    expect(minutes).toBeCloseTo(10, 1);
  });

  it('refuses a code of another purpose', async () => {
    const { user, code } = await askForCode();
    const { register } = await import('./register.ts');
    await expect(register(db, { email: user.email, code, browser: own })).rejects.toMatchObject(
      refusedAsWrong,
    );
    await tryCode(user.email, code);
  });

  it('runs `onSignedIn` in its own transaction, or signs in nobody', async () => {
    const { user, code } = await askForCode();
    const onSignedIn = async () => {
      throw new Error('the carts could not be merged');
    };
    const attempt = { email: user.email, code, browser: own, userAgent: '' };
    await expect(signIn(db, { ...attempt, onSignedIn })).rejects.toThrow('merged');
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
    const merged: number[] = [];
    await signIn(db, { ...attempt, onSignedIn: async (_, userId) => void merged.push(userId) });
    expect(merged).toEqual([user.id]);
  });
});

describe('the tries of a code', () => {
  it('are five for the asking browser; then it refuses even the right code', async () => {
    const { user, code } = await askForCode();
    for (let n = 1; n <= 5; n += 1)
      await expect(tryCode(user.email, wrong(code, n))).rejects.toMatchObject(refusedAsWrong);
    await expect(tryCode(user.email, code)).rejects.toMatchObject({ code: 'tries_used_up', status: 429 });
  });

  it("of a stranger do not use up the owner's", async () => {
    const { user, code } = await askForCode();
    for (let n = 1; n <= 7; n += 1)
      await expect(tryCode(user.email, wrong(code, n), n % 2 ? '' : `stranger-${n}`)).rejects.toMatchObject(
        refusedAsWrong,
      );
    await expect(tryCode(user.email, code, 'stranger')).rejects.toMatchObject(refusedAsWrong);
    await tryCode(user.email, code);
  });

  it('stay five under concurrent tries', async () => {
    const { user, code } = await askForCode();
    await Promise.allSettled(Array.from({ length: 20 }, (_, n) => tryCode(user.email, wrong(code, n + 1))));
    const [row] = await db.select().from(signInCodes).where(eq(signInCodes.email, user.email));
    expect(row!.ownTries).toBe(5);
    await expect(tryCode(user.email, code)).rejects.toMatchObject({ code: 'tries_used_up' });
  });
});

describe('asking for a login code', () => {
  it('invites an unknown address to register and creates no usable code', async () => {
    const email = 'unknown@example.in';
    await sendLoginCode(db, { email, browser: own, shopEmail });
    const [mail] = await queuedEmails(db, email);
    expect(mail!.template).toBe('invitation');
    const code = await mailedCode(db, email);
    await expect(tryCode(email, code)).rejects.toMatchObject(refusedAsWrong);
  });

  it('leaves the same traces for known and unknown addresses', async () => {
    const { user } = await askForCode();
    await sendLoginCode(db, { email: 'nobody@example.in', browser: own, shopEmail });
    const traces = async (email: string) => {
      const [row] = await db.select().from(signInCodes).where(eq(signInCodes.email, email));
      const [mail] = await queuedEmails(db, email);
      return [Object.keys(row!), Object.keys(mail!.data), mail!.data.sealedCode!.length];
    };
    expect(await traces('nobody@example.in')).toEqual(await traces(user.email));
    const wrongKnown = await tryCode(user.email, '0000000').catch((error: unknown) => error);
    const wrongUnknown = await tryCode('nobody@example.in', '0000000').catch((error: unknown) => error);
    expect(wrongKnown).toEqual(wrongUnknown);
  });

  it('never leaves the code readable in a table', async () => {
    const { user, code } = await askForCode();
    const { rows } = await db.execute(sql`select data::text from pgboss.job`);
    expect(JSON.stringify(rows)).not.toContain(user.email);
    const codes = await db
      .select({ codeHash: signInCodes.codeHash, browserHash: signInCodes.browserHash })
      .from(signInCodes)
      .where(and(eq(signInCodes.email, user.email)));
    expect(JSON.stringify([rows, codes])).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
    expect(codes[0]!.codeHash).toMatch(/^[0-9a-f]{64}$/);
  });
});
