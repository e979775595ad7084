import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { recordConsent } from '#shop/consent/server/record-consent.ts';
import { confirmWithinDays, refusals } from '../contract.ts';
import { linkToken, readLinkToken } from './links.ts';
import { subscriptions } from './tables.ts';

/**
 * Puts an address on the list by the link it was mailed, and welcomes it; a second click changes nothing. Refuses (400)
 * a foreign token, one older than a week, and one from before the address left the list.
 */
export async function confirm(db: Db, { token }: { token: string }): Promise<void> {
  const { id, askedAt } = readLinkToken('newsletter-confirm', token);
  if (Date.now() - askedAt.getTime() > confirmWithinDays * 86_400_000) throw refusals.oldLink();
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
    if (!row || (row.unsubscribedAt && row.unsubscribedAt >= askedAt)) throw refusals.oldLink();
    if (row.confirmedAt) return;
    await tx
      .update(subscriptions)
      .set({ confirmedAt: sql`now()`, unsubscribedAt: null })
      .where(eq(subscriptions.id, id));
    await recordConsent(tx, { giver: { email: row.email }, purpose: 'newsletter' });
    await queueMail(tx, {
      to: row.email,
      template: 'newsletter-welcome',
      data: { token: linkToken('newsletter-unsubscribe', row) },
    });
  });
}

/** Removes what was asked for a month ago and never confirmed. */
export async function forgetUnconfirmed(db: Db): Promise<void> {
  const { confirmedAt, unsubscribedAt, askedAt } = subscriptions;
  await db
    .delete(subscriptions)
    .where(and(isNull(confirmedAt), isNull(unsubscribedAt), lt(askedAt, sql`now() - interval '30 days'`)));
}
