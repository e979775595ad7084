import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { sessions } from '../tables.ts';
import { hashToken } from './token.ts';

/** Revokes a token at once (logout). Returns whether it was alive; one that is unknown or dead already is no error. */
export async function endSession(db: Db, { token }: { token: string }): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends one of a person's sessions. Returns whether there was one. */
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

/** Logs one of a person's devices out. Somebody else's, or one that is out already, is a 404. */
export async function endDevice(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<void> {
  if (!(await endOwnSession(db, { userId, sessionId }))) throw refusals.deviceNotFound();
}

/** Revokes every token of a person but that of the session `except`. Returns how many. */
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
