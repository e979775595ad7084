import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { appLaunchSubscribers, newsletterSubscribers } from './tables.ts';

/** What the shop keeps of an address for its letters, for the download of one's data. */
export async function readSubscriber(db: Db, { email }: { email: string }) {
  const [newsletter = null] = await db
    .select({
      askedAt: newsletterSubscribers.askedAt,
      confirmedAt: newsletterSubscribers.confirmedAt,
      unsubscribedAt: newsletterSubscribers.unsubscribedAt,
    })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  const [appNotice = null] = await db
    .select({
      name: appLaunchSubscribers.name,
      mobile: appLaunchSubscribers.mobile,
      askedAt: appLaunchSubscribers.createdAt,
    })
    .from(appLaunchSubscribers)
    .where(eq(appLaunchSubscribers.email, email));
  return { newsletter, appNotice };
}

/** Takes an address off every list, with the row itself. */
export async function eraseSubscriber(tx: Db, { email }: { email: string }): Promise<void> {
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  await tx.delete(appLaunchSubscribers).where(eq(appLaunchSubscribers.email, email));
}
