import { desc, eq } from 'drizzle-orm';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import type { Db } from '#platform/server/db.ts';
import { phoneRequestKinds } from '../../../phone-requests.ts';
import { phoneRequests } from '../../../server/tables.ts';

type ListedRequest = { what: string; at: string; reason: string; who: string };

/** Lists what a customer asked for on the phone, the newest first. */
export async function listPhoneRequests(db: Db, { userId }: { userId: number }): Promise<ListedRequest[]> {
  const rows = await db
    .select()
    .from(phoneRequests)
    .where(eq(phoneRequests.userId, userId))
    .orderBy(desc(phoneRequests.id));
  return rows.map(({ kind, at, reason, authorName }) => ({
    what: phoneRequestKinds[kind],
    at: at.toISOString(),
    reason,
    who: nameAtTheTime(authorName, undefined),
  }));
}

/** Returns what a customer asked for on the phone, for the export. The reasons are words of staff. */
export async function exportPhoneRequests(
  db: Db,
  { userId }: { userId: number },
): Promise<Pick<ListedRequest, 'what' | 'at'>[]> {
  return (await listPhoneRequests(db, { userId })).map(({ what, at }) => ({ what, at }));
}
