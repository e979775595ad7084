import { sql } from 'drizzle-orm';
import type { Db } from '../db.ts';

/** Deletes changes that every process has read: a process that did not look for half an hour keeps nothing from before. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await db.execute(sql`delete from public_changes where changed_at < now() - interval '1 hour'`);
}
