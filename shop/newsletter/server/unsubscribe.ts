import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { withdrawConsent } from '#shop/consent/server/record-consent.ts';
import { readLinkToken } from './links.ts';
import { newsletterSubscribers } from './tables.ts';

/** Takes an address off the list; the links of its letters never run out. Refuses (400) a token that is not ours. */
export async function unsubscribe(db: Db, { token }: { token: string }): Promise<void> {
  const { id } = readLinkToken('newsletter-unsubscribe', token);
  await leaveList(db, eq(newsletterSubscribers.id, id));
}

/** Takes a signed-in person's own address off the list, without a link. One that is not on it stays as it is. */
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
    for (const giver of left) await withdrawConsent(tx, { giver, purpose: 'newsletter' });
  });
}
