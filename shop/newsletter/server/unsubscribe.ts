import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { withdrawConsent } from '#shop/consent/server/record-consent.ts';
import { readLinkToken } from './links.ts';
import { eraseRequests } from './back-in-stock/erase-requests.ts';
import { backInStockRequests, newsletterSubscribers } from './tables.ts';

/** Unsubscribes the address of a link, which never expires, and erases what it asked to hear. Refuses (400) a foreign token. */
export async function unsubscribe(db: Db, { token }: { token: string }): Promise<void> {
  const { id } = readLinkToken('newsletter-unsubscribe', token);
  await leaveList(db, eq(newsletterSubscribers.id, id));
}

/** Unsubscribes a signed-in user's own address without a link. Changes nothing for others. */
export async function leaveNewsletter(db: Db, { email }: { email: string }): Promise<void> {
  await leaveList(db, eq(newsletterSubscribers.email, email));
}

async function leaveList(db: Db, which: ReturnType<typeof eq>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const left = await tx
      .update(newsletterSubscribers)
      .set({ confirmedAt: null, unsubscribedAt: sql`now()` })
      .where(which)
      .returning({ email: newsletterSubscribers.email });
    for (const giver of left) {
      await withdrawConsent(tx, { giver, purpose: 'newsletter' });
      await eraseRequests(tx, eq(backInStockRequests.email, giver.email));
    }
  });
}
