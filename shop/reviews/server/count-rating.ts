import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { setRating } from '#shop/catalog/server/set-rating.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { refusals } from '../contract.ts';
import { spreadOf } from '../rating-spread.ts';
import { reviews } from './tables.ts';

/** Locks a product, since concurrent reviews would each miss the other's rating. Refuses an unknown product (404). */
export async function lockProduct(tx: Db, productId: number): Promise<void> {
  const known = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.published, true)))
    .for('no key update');
  if (known.length === 0) throw refusals.productNotFound();
}

/** Locks a product before its rating is counted again, also one that is not on sale. */
export async function lockRatedProduct(tx: Db, productId: number): Promise<void> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update');
}

/**
 * Stores the rating and the number of a product's published reviews in the catalogue. The rating is the mean of verified reviews
 * alone, and of all reviews while none is verified: anyone can write the others.
 */
export async function countRating(tx: Db, productId: number): Promise<void> {
  const ratings = await tx
    .select({ stars: reviews.rating, count: count(), verified: countVerified })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'published')))
    .groupBy(reviews.rating);
  const { average, total } = spreadOf(ratings);
  await setRating(tx, { productId, rating: average, reviewCount: total });
}

export const countVerified = sql<number>`count(*) filter (where ${reviews.verified})`.mapWith(Number);
