import type { Db } from '#platform/server/db.ts';
import { appWaiters } from './tables.ts';

/** Keeps who wants to hear of the app (section 2, Coming Soon); an address that is known stays as it was. */
export async function notifyMe(
  db: Db,
  { name, email, mobile }: { name: string; email: string; mobile: string },
): Promise<void> {
  await db.insert(appWaiters).values({ name, email, mobile }).onConflictDoNothing();
}
