import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { reviewsWaitingEmail } from '../../emails/review-emails.ts';
import { decisionDays } from '../../moderation.ts';
import { reviews } from '../tables.ts';
import { signDecisionLink } from './decision-link.ts';

/** A flood of reviews makes long emails and not many. */
const maxListed = 20;

/**
 * Emails the owners at `to` the waiting reviews that they were not asked about yet, or whose link has expired: the oldest first,
 * in one email. Any number of workers may run it at once. Returns the number of reviews in the email.
 */
export async function askOwners(db: Db, { to, now }: { to: string[]; now: Date }): Promise<number> {
  if (to.length === 0) return 0;
  const expired = new Date(now.getTime() - decisionDays * dayMs);
  return inTransaction(db, async (tx) => {
    const waiting = await tx
      .select({
        id: reviews.id,
        rating: reviews.rating,
        comment: reviews.comment,
        productName: products.name,
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(and(eq(reviews.status, 'pending'), or(isNull(reviews.askedAt), lt(reviews.askedAt, expired))))
      .orderBy(asc(reviews.createdAt), asc(reviews.id))
      .limit(maxListed)
      .for('update', { of: reviews, skipLocked: true });
    const ids = waiting.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.update(reviews).set({ askedAt: now }).where(inArray(reviews.id, ids));
    const listed = waiting.map(({ id, rating, comment, productName }) => {
      const token = signDecisionLink({ id, askedAt: now });
      return { productName, rating, comment, token };
    });
    for (const address of to) await queueEmail(tx, reviewsWaitingEmail, { to: address, data: { listed } });
    return ids.length;
  });
}
