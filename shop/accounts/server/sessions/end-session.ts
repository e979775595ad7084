import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { sessions } from '../tables.ts';
import { hashToken } from './token.ts';

/** Revokes a token at once (logout). Returns whether it was live; an unknown token is no error. */
export async function endSession(db: Db, { token }: { token: string }): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends one session of a user. Returns whether it existed. */
export async function endOwnSession(
  tx: Db,
  { userId, sessionId }: { userId: number; sessionId: number | undefined },
): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId ?? 0), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Logs out one device of a user. Refuses an unknown or foreign session (404). */
export async function endDevice(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<void> {
  if (!(await endOwnSession(db, { userId, sessionId }))) throw refusals.deviceNotFound();
}

/** Revokes every token of a user except that of the session `except`. Returns their number. */
export async function endOtherSessions(
  tx: Db,
  { userId, except }: { userId: number; except: number },
): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return ended.length;
}
