import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { eraseOwnCode, readOwnCode } from '#shop/promotions/server/own-codes.ts';
import { appLaunchSubscribers, backInStockRequests, newsletterSubscribers } from './tables.ts';

/** Returns the newsletter data of an address for the personal data export. */
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
  const backInStock = await db
    .select({
      productId: backInStockRequests.productId,
      askedAt: backInStockRequests.askedAt,
      confirmedAt: backInStockRequests.confirmedAt,
    })
    .from(backInStockRequests)
    .where(eq(backInStockRequests.email, email))
    .orderBy(backInStockRequests.id);
  return { newsletter, appNotice, backInStock, code: await readOwnCode(db, { email }) };
}

/** Deletes an address from every list. */
export async function eraseSubscriber(tx: Db, { email }: { email: string }): Promise<void> {
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  await eraseOwnCode(tx, { email });
  await tx.delete(backInStockRequests).where(eq(backInStockRequests.email, email));
  await tx.delete(appLaunchSubscribers).where(eq(appLaunchSubscribers.email, email));
}
