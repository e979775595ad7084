import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { recordConsent } from '#shop/consent/server/record-consent.ts';
import { giveOwnCode } from '#shop/promotions/server/own-codes.ts';
import { confirmWithinDays, refusals } from '../contract.ts';
import { linkToken, readLinkToken } from './links.ts';
import { newsletterSubscribers } from './tables.ts';
import { newsletterWelcomeEmail } from '../emails/newsletter-emails.ts';

/**
 * Confirms a subscriber by the emailed link and sends a welcome email, with a code while an offer gives one. A second click changes nothing. Refuses (400) a
 * foreign token, one older than a week, and one from before an unsubscription.
 */
export async function confirm(db: Db, { token }: { token: string }): Promise<void> {
  const { id, askedAt } = readLinkToken('newsletter-confirm', token);
  if (Date.now() - askedAt.getTime() > confirmWithinDays * dayMs) throw refusals.oldLink();
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
      .for('update');
    if (!row || (row.unsubscribedAt && row.unsubscribedAt >= askedAt)) throw refusals.oldLink();
    if (row.confirmedAt) return;
    await tx
      .update(newsletterSubscribers)
      .set({ confirmedAt: sql`now()`, unsubscribedAt: null, refusedAt: null })
      .where(eq(newsletterSubscribers.id, id));
    await recordConsent(tx, { giver: { email: row.email }, purpose: 'newsletter' });
    const own = await giveOwnCode(tx, row);
    await queueEmail(tx, newsletterWelcomeEmail, {
      to: row.email,
      data: {
        token: linkToken('newsletter-unsubscribe', row),
        ...(own ? { gift: { ...own, endsAt: own.endsAt.toISOString() } } : {}),
      },
    });
  });
}

/** Deletes requests without a confirmation after a month. */
export async function deleteUnconfirmed(db: Db): Promise<void> {
  const { confirmedAt, unsubscribedAt, askedAt } = newsletterSubscribers;
  await db
    .delete(newsletterSubscribers)
    .where(and(isNull(confirmedAt), isNull(unsubscribedAt), lt(askedAt, sql`now() - interval '30 days'`)));
}
