import { daySeconds } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { limitRate } from '#platform/server/limits/limit-rate.ts';
import { anonymousName, refusals, type Review } from '../contract.ts';
import type { NewReview } from '../forms.ts';
import { countRating, lockProduct } from './count-rating.ts';
import { toReview } from './list-reviews.ts';
import { statusOfReview } from './status-of-review.ts';
import { reviews } from './tables.ts';

type NewGuestReview = NewReview & {
  productId: number;
  title: string;
  imageUrl: string | null;
  moderated: boolean;
  /** The network of the writer. Without it nothing is limited. */
  network?: string | undefined;
};

const perNetwork = { name: 'reviews-network-product', limit: 3, windowSeconds: daySeconds };

export type PostedReview = Review & { status: 'published' | 'pending' | 'hidden' };

/**
 * Stores a review under the anonymous name (section 7, POST /api/reviews). Publishes and counts it at once, or with
 * `moderated`, or a claim in it, after the merchant's approval. Returns the review. Refuses an unknown product (404), and
 * the fourth review of a product by a network in a day (429). A refused review does not count.
 */
export async function postReview(
  db: Db,
  { moderated, network, ...given }: NewGuestReview,
): Promise<PostedReview> {
  const status = statusOfReview(given, { moderated });
  return inTransaction(db, async (tx) => {
    await lockProduct(tx, given.productId);
    if (network !== undefined)
      await limitRate(
        tx,
        [{ ...perNetwork, subject: `${given.productId} ${network}` }],
        refusals.enoughToday,
      );
    const [row] = await tx
      .insert(reviews)
      .values({ ...given, userName: anonymousName, status })
      .returning();
    await countRating(tx, given.productId);
    return { ...toReview(row!), status };
  });
}
