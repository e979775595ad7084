import { type Db, inTransaction } from '#platform/server/db.ts';
import { anonymousName, type Review } from '../contract.ts';
import type { NewReview } from '../forms.ts';
import { countRating, lockProduct } from './count-rating.ts';
import { toReview } from './list-reviews.ts';
import { reviews } from './tables.ts';

type Given = NewReview & { productId: number; title: string; imageUrl: string | null; moderated: boolean };

export type PostedReview = Review & { status: 'published' | 'pending' | 'hidden' };

/**
 * Stores a review under the anonymous name (section 7, POST /api/reviews). Publishes and counts it at once, or with
 * `moderated` after the merchant's approval. Returns the review. Refuses an unknown product (404).
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
