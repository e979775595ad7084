import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { sessions } from '../tables.ts';
import { makePerson, makeToken } from '../testing.ts';
import { forgetEnded } from '../forget-ended.ts';
import { endSession } from './end-session.ts';
import { findSession } from './find-session.ts';
import { hashToken } from './token.ts';

const { db } = await testDatabase();

async function newSession() {
  const token = await makeToken(db, (await makePerson(db)).id);
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
  it('lives thirty days from when it was last seen', async () => {
    const { token, change } = await newSession();
    await change('29 days');
    expect(await findSession(db, { token })).not.toBeNull();
    await change('31 days');
    expect(await findSession(db, { token })).toBeNull();
  });

  it('begins its thirty days anew when seen, at most once an hour', async () => {
    const { token, change, read } = await newSession();
    await change('30 minutes');
    const before = await read();
    await findSession(db, { token });
    expect(await read()).toEqual(before);
    await change('2 days');
    await findSession(db, { token });
    const days = ((await read()).expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
  });

  it('ends at once with the logout, and ending it twice is no error', async () => {
    const { token } = await newSession();
    await endSession(db, { token });
    expect(await findSession(db, { token })).toBeNull();
    await endSession(db, { token });
  });

  it('is swept once it has ended, and no other', async () => {
    const ended = await newSession();
    await ended.change('31 days');
    const living = await newSession();
    await forgetEnded(db);
    expect(await ended.read()).toBeUndefined();
    expect(await living.read()).toBeDefined();
  });

  it('is not found by another token', async () => {
    const { token } = await newSession();
    expect(await findSession(db, { token: `${token.slice(0, -1)}!` })).toBeNull();
  });
});
