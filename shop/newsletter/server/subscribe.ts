import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { linkToken } from './links.ts';
import { newsletterSubscribers } from './tables.ts';
import { newsletterConfirmEmail, newsletterKnownEmail } from '../emails/newsletter-emails.ts';

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
    const [template, link] = row!.confirmedAt
      ? ([newsletterKnownEmail, 'newsletter-unsubscribe'] as const)
      : ([newsletterConfirmEmail, 'newsletter-confirm'] as const);
    await queueEmail(tx, template, { to: email, data: { token: linkToken(link, row!) } });
  });
}
