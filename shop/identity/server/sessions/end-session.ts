import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { sessions } from '../tables.ts';
import { hashToken } from './token.ts';

/** Revokes a token at once (logout). One that is unknown or dead already is no error. */
export async function endSession(db: Db, { token }: { token: string }): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Logs one of a person's devices out. Somebody else's, or one that is out already, is a 404. */
export async function endDevice(
  db: Db,
  { personId, sessionId }: { personId: number; sessionId: number },
): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.personId, personId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw refusals.deviceNotFound();
}

/** Revokes every token of a person but that of the session `except`. */
export async function endOtherSessions(
  tx: Db,
  { personId, except }: { personId: number; except: number },
): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.personId, personId), ne(sessions.id, except)));
}
