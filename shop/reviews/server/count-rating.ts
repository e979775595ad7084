import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { lockGroupOf } from '#shop/catalog/server/groups/group-of.ts';
import { setRating } from '#shop/catalog/server/set-rating.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { refusals } from '../contract.ts';
import { spreadOf } from '../rating-spread.ts';
import { reviews } from './tables.ts';

/** Locks a product with its group, since concurrent reviews would each miss the other's rating. Refuses an unknown product (404). */
export async function lockProduct(tx: Db, productId: number): Promise<void> {
  await lockGroupOf(tx, productId);
  const known = await tx.$count(products, and(eq(products.id, productId), eq(products.published, true)));
  if (known === 0) throw refusals.productNotFound();
}

/** Locks a product before its rating is counted again, also one that is not on sale. */
export async function lockRatedProduct(tx: Db, productId: number): Promise<void> {
  await lockGroupOf(tx, productId);
}

/**
 * Stores the rating and the number of a product's published reviews in the catalogue. The rating is the mean of verified reviews
 * alone, and of all reviews while none is verified: anyone can write the others. The sizes of a group share theirs.
 */
export async function countRating(tx: Db, productId: number): Promise<void> {
  const productIds = await lockGroupOf(tx, productId);
  const ratings = await tx
    .select({ stars: reviews.rating, count: count(), verified: countVerified })
    .from(reviews)
    .where(and(inArray(reviews.productId, productIds), eq(reviews.status, 'published')))
    .groupBy(reviews.rating);
  const { average, total } = spreadOf(ratings);
  await setRating(tx, { productIds, rating: average, reviewCount: total });
}

export const countVerified = sql<number>`count(*) filter (where ${reviews.verified})`.mapWith(Number);
