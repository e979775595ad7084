import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { users, sessions } from '../tables.ts';
import { hashToken, makeToken, sessionDays } from './token.ts';

const maxSessionsPerUser = 20;

/**
 * Opens a session of 30 days. Returns its token, of which only the hash is stored. Deletes the user's ended sessions and ends
 * the oldest beyond 20; also returns their number. Call it in a transaction, since it locks the user's row.
 */
export async function openSession(
  tx: Db,
  { userId, userAgent }: { userId: number; userAgent: string },
): Promise<{ token: string; ended: number }> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const ofUser = eq(sessions.userId, userId);
  await tx.delete(sessions).where(and(ofUser, lt(sessions.expiresAt, sql`now()`)));
  const token = makeToken();
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    userAgent: cutText(userAgent, 200),
    expiresAt: sql`now() + make_interval(days => ${sessionDays})`,
  });
  const newest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(ofUser)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(maxSessionsPerUser);
  const ended = await tx
    .delete(sessions)
    .where(and(ofUser, notInArray(sessions.id, newest)))
    .returning({ id: sessions.id });
  return { token, ended: ended.length };
}
