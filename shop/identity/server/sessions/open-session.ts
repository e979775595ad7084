import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { sessions } from '../tables.ts';
import { hashToken, makeToken, sessionDays } from './token.ts';

/** A new session of 30 days; its token, of which only the hash is stored. Sweeps the person's dead ones. */
export async function openSession(
  tx: Db,
  { personId, userAgent }: { personId: number; userAgent: string },
): Promise<string> {
  await tx.delete(sessions).where(and(eq(sessions.personId, personId), lt(sessions.expiresAt, sql`now()`)));
  const token = makeToken();
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    personId,
    userAgent: userAgent.slice(0, 200),
    expiresAt: sql`now() + make_interval(days => ${sessionDays})`,
  });
  return token;
}
