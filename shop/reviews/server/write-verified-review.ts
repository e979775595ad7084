import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { anonymousName, type NewReview } from '../contract.ts';
import { countRating, lockProduct } from './count-rating.ts';
import { toReview } from './list-reviews.ts';
import type { PostedReview } from './post-review.ts';
import { reviews } from './tables.ts';

type Given = NewReview & {
  productId: number;
  personId: number;
  /** The delivered order; the caller has made sure of it. */
  orderId: string;
  title: string;
  imageUrl: string | null;
  moderated: boolean;
};

/**
 * Stores what a buyer says of a product that was delivered, as a verified review under the anonymous name. A person
 * has one verified review a product: written again it is changed, and keeps its picture unless another comes.
 * Refuses an unknown product (404).
 */
export async function writeVerifiedReview(db: Db, { moderated, ...given }: Given): Promise<PostedReview> {
  const status = moderated ? 'pending' : 'published';
  const { rating, comment, title, imageUrl } = given;
  return inTransaction(db, async (tx) => {
    await lockProduct(tx, given.productId);
    const [row] = await tx
      .insert(reviews)
      .values({ ...given, verified: true, userName: anonymousName, status })
      .onConflictDoUpdate({
        target: [reviews.personId, reviews.productId],
        targetWhere: sql`${reviews.verified}`,
        set: { rating, comment, title, status, ...(imageUrl === null ? {} : { imageUrl }) },
      })
      .returning();
    await countRating(tx, given.productId);
    return { ...toReview(row!), status };
  });
}
