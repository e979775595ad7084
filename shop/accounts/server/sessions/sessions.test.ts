import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { sessions } from '../tables.ts';
import { makeUser, makeToken } from '../testing.ts';
import { deleteExpired } from '../delete-expired.ts';
import { endSession } from './end-session.ts';
import { findSession } from './find-session.ts';
import { hashToken } from './token.ts';

const { db } = await testDatabase();

async function newSession() {
  const token = await makeToken(db, (await makeUser(db)).id);
  const change = (days: string) =>
    db
      .update(sessions)
      .set({
        lastSeenAt: sql`now() - ${days}::interval`,
        expiresAt: sql`now() + interval '30 days' - ${days}::interval`,
      })
      .where(eq(sessions.tokenHash, hashToken(token)));
  const read = async () =>
    (
      await db
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, hashToken(token)))
    )[0]!;
  return { token, change, read };
}

describe('a session', () => {
  it('lasts thirty days from its last use', async () => {
    const { token, change } = await newSession();
    await change('29 days');
    expect(await findSession(db, { token })).not.toBeNull();
    await change('31 days');
    expect(await findSession(db, { token })).toBeNull();
  });

  it('restarts its thirty days when used, at most once an hour', async () => {
    const { token, change, read } = await newSession();
    await change('30 minutes');
    const before = await read();
    await findSession(db, { token });
    expect(await read()).toEqual(before);
    await change('2 days');
    await findSession(db, { token });
    const days = ((await read()).expiresAt.getTime() - Date.now()) / dayMs;
    expect(days).toBeCloseTo(30, 2);
  });

  it('ends at once with the logout, and ending it twice is no error', async () => {
    const { token } = await newSession();
    await endSession(db, { token });
    expect(await findSession(db, { token })).toBeNull();
    await endSession(db, { token });
  });

  it('is deleted once it has ended, and no other', async () => {
    const ended = await newSession();
    await ended.change('31 days');
    const living = await newSession();
    await deleteExpired(db);
    expect(await ended.read()).toBeUndefined();
    expect(await living.read()).toBeDefined();
  });

  it('does not open with another token', async () => {
    const { token } = await newSession();
    expect(await findSession(db, { token: `${token.slice(0, -1)}!` })).toBeNull();
  });
});

// §9 at most 20 sessions a person, an absolute end after 180 days; a login of the last ten minutes before the e-mail changes
it('a user has 20 sessions at most: the oldest ends', async () => {
  const { id } = await makeUser(db);
  const tokens: string[] = [];
  for (let n = 0; n < 19; n += 1) tokens.push(await makeToken(db, id));
  await Promise.all(Array.from({ length: 3 }, async () => makeToken(db, id)));
  expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(20);
  const alive = await Promise.all(tokens.map((token) => findSession(db, { token })));
  expect(alive.map(Boolean)).toEqual(tokens.map((_, n) => n >= 2));
});

// §9 at most 20 sessions a person, an absolute end after 180 days; a login of the last ten minutes before the e-mail changes
it('a session ends 180 days after the login, however often it is used', async () => {
  const token = await makeToken(db, (await makeUser(db)).id);
  const row = eq(sessions.tokenHash, hashToken(token));
  const begin = async (days: number) => {
    const createdAt = sql`now() - make_interval(days => ${days})`;
    await db
      .update(sessions)
      .set({ createdAt, lastSeenAt: sql`now() - interval '2 hours'` })
      .where(row);
  };
  await begin(170);
  expect(await findSession(db, { token })).not.toBeNull();
  const [{ expiresAt, createdAt }] = (await db.select().from(sessions).where(row)) as [
    typeof sessions.$inferSelect,
  ];
  expect((expiresAt.getTime() - createdAt.getTime()) / dayMs).toBe(180);
  await begin(181);
  expect(await findSession(db, { token })).toBeNull();
});
