import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { appWaiters, subscriptions } from './tables.ts';

/** What the shop keeps of an address for its letters, for the download of one's data. */
export async function readLetters(db: Db, { email }: { email: string }) {
  const [newsletter = null] = await db
    .select({
      askedAt: subscriptions.askedAt,
      confirmedAt: subscriptions.confirmedAt,
      unsubscribedAt: subscriptions.unsubscribedAt,
    })
    .from(subscriptions)
    .where(eq(subscriptions.email, email));
  const [appNotice = null] = await db
    .select({ name: appWaiters.name, mobile: appWaiters.mobile, askedAt: appWaiters.createdAt })
    .from(appWaiters)
    .where(eq(appWaiters.email, email));
  return { newsletter, appNotice };
}

/** Takes an address off every list, with the row itself. */
export async function forgetLetters(tx: Db, { email }: { email: string }): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.email, email));
  await tx.delete(appWaiters).where(eq(appWaiters.email, email));
}
