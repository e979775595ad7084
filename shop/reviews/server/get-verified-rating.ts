import { and, avg, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { isOfGroupOf } from '#shop/catalog/server/groups/group-of.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { Review } from '../contract.ts';
import { toReview } from './list-reviews.ts';
import { hasClaim } from './status-of-review.ts';
import { reviews } from './tables.ts';

const shownReviews = 3;
/** So many are read for those without a claim. */
const readReviews = 20;

export type VerifiedRating = { rating: { average: number; total: number }; reviews: Review[] };

/**
 * Returns the rating and the newest published reviews without a claim, of customers who received the product, or null without
 * any.
 */
export async function getVerifiedRating(
  db: Db,
  { productId }: { productId: number },
): Promise<VerifiedRating | null> {
  const verified = and(
    inArray(reviews.productId, sql`(select ${products.id} from ${products} where ${isOfGroupOf(productId)})`),
    eq(reviews.status, 'published'),
    eq(reviews.verified, true),
  );
  const newest = await db
    .select()
    .from(reviews)
    .where(verified)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(readReviews);
  if (newest.length === 0) return null;
  const [all] = await db
    .select({ total: count(), average: avg(reviews.rating).mapWith(Number) })
    .from(reviews)
    .where(verified);
  const average = Math.round((all?.average ?? 0) * 10) / 10;
  // Search engines show these words as the shop's own, so none may claim, though the owner published it.
  const shown = newest.filter((review) => !hasClaim(review)).slice(0, shownReviews);
  return { rating: { average, total: all?.total ?? 0 }, reviews: shown.map(toReview) };
}
