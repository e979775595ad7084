import { and, avg, count, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { setRating } from '#shop/catalog/server/set-rating.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { anonymousName, type NewReview, refusals, type Review } from '../contract.ts';
import { toReview } from './list-reviews.ts';
import { reviews } from './tables.ts';

type Given = NewReview & { productId: number; title: string; imageUrl: string | null; moderated: boolean };

export type PostedReview = Review & { status: 'published' | 'pending' };

/**
 * Stores a review under the anonymous name (section 7, POST /api/reviews): shown at once and counted in the product's
 * rating, or, `moderated`, held until the merchant lets it through. Refuses an unknown product (404).
 */
export async function postReview(db: Db, { moderated, ...given }: Given): Promise<PostedReview> {
  const status = moderated ? 'pending' : 'published';
  return inTransaction(db, async (tx) => {
    await lockProduct(tx, given.productId);
    const [row] = await tx
      .insert(reviews)
      .values({ ...given, userName: anonymousName, status })
      .returning();
    await countRating(tx, given.productId);
    return { ...toReview(row!), status };
  });
}

/** Two reviews at once would each count the rating without the other. */
async function lockProduct(tx: Db, productId: number): Promise<void> {
  const known = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.published, true)))
    .for('no key update');
  if (known.length === 0) throw refusals.productNotFound();
}

async function countRating(tx: Db, productId: number): Promise<void> {
  const [row] = await tx
    .select({ rating: avg(reviews.rating).mapWith(Number), reviewCount: count() })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'published')));
  await setRating(tx, { productId, rating: row?.rating ?? 0, reviewCount: row?.reviewCount ?? 0 });
}
