import { lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { deleteUnusedBrowsers } from './known-browsers.ts';
import { sessions, signInCodes } from './tables.ts';

/** Removes sessions that have ended and, a day after they ended, codes with what was typed to ask for them. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, sql`now() - interval '1 day'`));
  await deleteUnusedBrowsers(db);
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}
