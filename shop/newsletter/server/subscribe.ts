import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/email.ts';
import { linkToken } from './links.ts';
import { newsletterSubscribers } from './tables.ts';

/**
 * Requests the newsletter (decisions: double opt-in). A new address gets the link that confirms, and a known subscriber gets
 * a notice. Callers cannot tell the two apart.
 */
export async function subscribe(db: Db, { email }: { email: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const askedAt = sql`date_trunc('milliseconds', now())`;
    const [row] = await tx
      .insert(newsletterSubscribers)
      .values({ email, askedAt })
      .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { askedAt } })
      .returning();
    const mail = row!.confirmedAt
      ? { template: 'newsletter-known', data: { token: linkToken('newsletter-unsubscribe', row!) } }
      : { template: 'newsletter-confirm', data: { token: linkToken('newsletter-confirm', row!) } };
    await queueEmail(tx, { to: email, ...mail });
  });
}
