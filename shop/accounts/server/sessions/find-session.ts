import { and, eq, gt, sql } from 'drizzle-orm';
import { hourMs } from '#platform/india-time.ts';
import { type Db, prepared } from '#platform/server/db.ts';
import { sessions } from '../tables.ts';
import { hashToken, maxSessionDays, sessionDays } from './token.ts';

export type Session = { id: number; userId: number };

const touchAfterMs = hourMs;

/**
 * Returns the live session of a bearer token, or null. Updates its last use at most once an hour, which restarts its 30 days,
 * up to 180 days after the login.
 */
export async function findSession(db: Db, { token }: { token: string }): Promise<Session | null> {
  const [session] = await prepared(db, 'find_session', (on) =>
    on
      .select({ id: sessions.id, userId: sessions.userId, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('hash')),
          gt(sessions.expiresAt, sql`now()`),
          gt(sessions.createdAt, sql`now() - make_interval(days => ${sql.placeholder('maxDays')})`),
        ),
      ),
  ).execute({ hash: hashToken(token), maxDays: maxSessionDays });
  if (!session) return null;
  if (Date.now() - session.lastSeenAt.getTime() > touchAfterMs)
    await db
      .update(sessions)
      .set({
        lastSeenAt: sql`now()`,
        expiresAt: sql`least(now() + make_interval(days => ${sessionDays}), ${sessions.createdAt} + make_interval(days => ${maxSessionDays}))`,
      })
      .where(eq(sessions.id, session.id));
  return { id: session.id, userId: session.userId };
}

/** Returns the user of a session that has not ended, by its id, or null. */
export async function userOfSession(db: Db, sessionId: number): Promise<number | null> {
  const [session] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, sql`now()`)));
  return session?.userId ?? null;
}
