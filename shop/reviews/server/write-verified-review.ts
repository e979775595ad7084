import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { removePictureLater } from '#platform/server/uploads/remove-picture-later.ts';
import { anonymousName } from '../contract.ts';
import type { NewReview } from '../forms.ts';
import { reopenReports } from './moderation/report-review.ts';
import { countRating, lockProduct } from './count-rating.ts';
import { toReview } from './list-reviews.ts';
import type { PostedReview } from './post-review.ts';
import { statusOfReview } from './status-of-review.ts';
import { reviews, undecided } from './tables.ts';

type Params = NewReview & {
  productId: number;
  userId: number;
  /** A delivered order, checked by the caller. */
  orderId: string;
  title: string;
  imageUrl: string | null;
  moderated: boolean;
};

/**
 * Stores a verified review of a delivered product under the anonymous name. A second review by the customer replaces the
 * first; it keeps the picture unless a new one replaces it. A hidden review stays hidden, and one with a
 * claim waits for the owner. Returns the review. Refuses an
 * unknown product (404).
 */
export async function writeVerifiedReview(db: Db, { moderated, ...given }: Params): Promise<PostedReview> {
  const { rating, comment, title, imageUrl, userId, productId } = given;
  return inTransaction(db, async (tx) => {
    await lockProduct(tx, productId);
    const [before] = await tx
      .select()
      .from(reviews)
      .where(and(eq(reviews.userId, userId), eq(reviews.productId, productId), eq(reviews.verified, true)))
      .for('update');
    const shown = statusOfReview(given, { moderated });
    const status = before?.status === 'hidden' ? 'hidden' : shown;
    const [row] = before
      ? await tx
          .update(reviews)
          .set({ rating, comment, title, status, ...undecided, ...(imageUrl === null ? {} : { imageUrl }) })
          .where(eq(reviews.id, before.id))
          .returning()
      : await tx
          .insert(reviews)
          .values({ ...given, verified: true, userName: anonymousName, status })
          .returning();
    if (before) await reopenReports(tx, { id: before.id });
    if (before?.imageUrl && imageUrl && imageUrl !== before.imageUrl)
      await removePictureLater(tx, before.imageUrl);
    await countRating(tx, productId);
    return { ...toReview(row!), status };
  });
}
