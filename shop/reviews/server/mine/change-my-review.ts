import { and, eq, ne } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { removePictureLater } from '#platform/server/uploads/remove-picture-later.ts';
import type { NewReview } from '../../forms.ts';
import { type MyReview, myReviewRefusals } from '../../mine.ts';
import { reopenReports } from '../moderation/report-review.ts';
import { countRating, lockRatedProduct } from '../count-rating.ts';
import { statusOfReview } from '../status-of-review.ts';
import { reviews, undecided } from '../tables.ts';
import { listMyReviews } from './list-my-reviews.ts';

type Params = { userId: number; id: number };

/**
 * Changes a user's review and recounts the rating. With `moderated`, or a claim in it, it waits for the merchant; a hidden review stays hidden.
 * Returns the review. Refuses an unknown or foreign one (404).
 */
export async function changeMyReview(
  db: Db,
  { userId, id, moderated, ...given }: Params & NewReview & { title: string; moderated: boolean },
): Promise<MyReview> {
  return inTransaction(db, async (tx) => {
    const { productId, status } = await lockMyReview(tx, { userId, id });
    const shown = statusOfReview(given, { moderated });
    await tx
      .update(reviews)
      .set({ ...given, status: status === 'hidden' ? status : shown, ...undecided })
      .where(eq(reviews.id, id));
    await reopenReports(tx, { id });
    await countRating(tx, productId);
    const [changed] = await listMyReviews(tx, { userId, id });
    return changed!;
  });
}

/**
 * Deletes a user's review with its picture. A hidden review leaves an empty row, so that its author cannot publish it again.
 * Returns its product. Refuses an unknown or foreign one (404).
 */
export async function deleteMyReview(db: Db, { userId, id }: Params): Promise<{ productId: number }> {
  return inTransaction(db, async (tx) => {
    const { productId, imageUrl, status } = await lockMyReview(tx, { userId, id });
    if (status === 'hidden')
      await tx.update(reviews).set({ comment: '', title: '', imageUrl: null }).where(eq(reviews.id, id));
    else await tx.delete(reviews).where(eq(reviews.id, id));
    if (imageUrl) await removePictureLater(tx, imageUrl);
    await countRating(tx, productId);
    return { productId };
  });
}

/** Detaches a user from their reviews, which stay under the anonymous name. */
export async function eraseReviewer(tx: Db, { userId }: { userId: number }): Promise<void> {
  await tx.update(reviews).set({ userId: null }).where(eq(reviews.userId, userId));
}

/** Locks the product first, like every recount of a rating, then the review. */
async function lockMyReview(tx: Db, { userId, id }: Params) {
  const mine = and(eq(reviews.id, id), eq(reviews.userId, userId), ne(reviews.comment, ''));
  const [found] = await tx.select({ productId: reviews.productId }).from(reviews).where(mine);
  if (!found) throw myReviewRefusals.reviewNotFound();
  await lockRatedProduct(tx, found.productId);
  const [review] = await tx.select().from(reviews).where(mine).for('update');
  if (!review) throw myReviewRefusals.reviewNotFound();
  return review;
}
