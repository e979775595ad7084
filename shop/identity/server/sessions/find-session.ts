import { and, eq, gt, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { sessions } from '../tables.ts';
import { hashToken, sessionDays } from './token.ts';

export type Session = { id: number; personId: number };

const touchAfterMs = 60 * 60 * 1000;

/** The live session of a bearer token, or null. Seen at most once an hour, which makes its 30 days begin anew. */
export async function findSession(db: Db, { token }: { token: string }): Promise<Session | null> {
  const [session] = await prepared(db, 'find_session', (on) =>
    on
      .select({ id: sessions.id, personId: sessions.personId, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql`now()`))),
  ).execute({ hash: hashToken(token) });
  if (!session) return null;
  if (Date.now() - session.lastSeenAt.getTime() > touchAfterMs)
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()`, expiresAt: sql`now() + make_interval(days => ${sessionDays})` })
      .where(eq(sessions.id, session.id));
  return { id: session.id, personId: session.personId };
}
