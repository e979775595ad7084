import { and, eq } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { moderationRefusals, type ReviewDecision, type WaitingReview } from '../../moderation.ts';
import { countRating, lockRatedProduct } from '../count-rating.ts';
import { toReview } from '../list-reviews.ts';
import { reviews } from '../tables.ts';
import { tellReviewer } from './moderate-review.ts';
import { readDecisionLink } from './decision-link.ts';
import { ownerByEmail, reviewKind } from './review-kind.ts';

/**
 * Returns the review of a link that the owner got by email. Changes nothing, since mail programs open links. Refuses a foreign or
 * expired link, and a link to an older text of the review (404).
 */
export async function readWaitingReview(db: Db, { token }: { token: string }): Promise<WaitingReview> {
  const { id, askedAt } = readDecisionLink(token);
  const [found] = await db
    .select({ review: reviews, productName: products.name, productSlug: products.slug })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), eq(reviews.askedAt, askedAt)));
  if (!found) throw moderationRefusals.linkOver();
  const { review, ...product } = found;
  const { status, decidedBy, decidedAt } = review;
  const decided = decidedBy && decidedAt ? { by: decidedBy, at: decidedAt.toISOString() } : null;
  return { ...toReview(review), status, decided, ...product };
}

/**
 * Publishes the waiting review of a link, or hides it with a reason that the author of a verified one reads by email. Logs the decision
 * and recounts the rating. Returns the review with its product. Refuses what
 * `readWaitingReview` refuses, and a decided review (409).
 */
export async function decideReview(
  db: Db,
  { token, ...given }: { token: string } & ReviewDecision,
): Promise<WaitingReview & { productId: number }> {
  const { id, askedAt } = readDecisionLink(token);
  return inTransaction(db, async (tx) => {
    const isAsked = and(eq(reviews.id, id), eq(reviews.askedAt, askedAt));
    const [found] = await tx.select({ productId: reviews.productId }).from(reviews).where(isAsked);
    if (!found) throw moderationRefusals.linkOver();
    const { productId } = found;
    await lockRatedProduct(tx, productId);
    const [locked] = await tx.select().from(reviews).where(isAsked).for('update');
    if (!locked) throw moderationRefusals.linkOver();
    if (locked.status !== 'pending') throw moderationRefusals.decidedAlready();
    const to =
      given.decision === 'hide'
        ? ({ status: 'hidden', hiddenFor: given.reason } as const)
        : ({ status: 'published', hiddenFor: null } as const);
    await logWork(tx, reviewKind, { id: String(id), by: ownerByEmail }, async (on) => {
      const decided = { ...to, decidedBy: ownerByEmail.name, decidedAt: new Date() };
      await on.update(reviews).set(decided).where(eq(reviews.id, id));
      await countRating(on, productId);
    });
    await tellReviewer(tx, locked, to);
    return { ...(await readWaitingReview(tx, { token })), productId };
  });
}
