import { and, avg, count, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { setRating } from '#shop/catalog/server/set-rating.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { refusals } from '../contract.ts';
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

/** Locks a product before its rating is counted anew, also one that is not on sale. */
export async function lockRatedProduct(tx: Db, productId: number): Promise<void> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update');
}

/** Stores the mean and the number of a product's published reviews in the catalogue. */
export async function countRating(tx: Db, productId: number): Promise<void> {
  const [row] = await tx
    .select({ rating: avg(reviews.rating).mapWith(Number), reviewCount: count() })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'published')));
  await setRating(tx, { productId, rating: row?.rating ?? 0, reviewCount: row?.reviewCount ?? 0 });
}
