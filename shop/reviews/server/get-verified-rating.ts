import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
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
  // Both are of all rows before the limit.
  const rating = {
    total: sql<number>`count(*) over ()`.mapWith(Number),
    average: sql<number>`avg(${reviews.rating}) over ()`.mapWith(Number),
  };
  const rows = await db
    .select({ review: getTableColumns(reviews), rating })
    .from(reviews)
    .where(verified)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(readReviews);
  const [first] = rows;
  if (!first) return null;
  const average = Math.round(first.rating.average * 10) / 10;
  const newest = rows.map(({ review }) => review);
  // Search engines show these words as the shop's own, so none may claim, though the owner published it.
  const shown = newest.filter((review) => !hasClaim(review)).slice(0, shownReviews);
  return { rating: { average, total: first.rating.total }, reviews: shown.map(toReview) };
}
