import { lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { deleteUnusedBrowsers } from './known-browsers.ts';
import { sessions, signInCodes } from './tables.ts';

/** Deletes ended sessions, and codes with their names a day after they expired. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, sql`now() - interval '1 day'`));
  await deleteUnusedBrowsers(db);
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}
