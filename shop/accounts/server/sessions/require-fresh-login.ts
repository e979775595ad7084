import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { sessions } from '../tables.ts';

const freshLoginMinutes = 10;

/** Refuses (403) when the session's login is older than ten minutes, so that a stolen token alone cannot take an account. */
export async function requireFreshLogin(db: Db, { sessionId }: { sessionId: number }): Promise<void> {
  const limit = sql`now() - make_interval(mins => ${freshLoginMinutes})`;
  const fresh = await db.$count(sessions, and(eq(sessions.id, sessionId), gt(sessions.createdAt, limit)));
  if (fresh === 0) throw refusals.freshLoginNeeded();
}
