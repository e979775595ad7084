import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { ReviewReason } from '../../reasons.ts';
import { reviewReports, reviews } from '../tables.ts';

/**
 * Notes why a customer reports a published review, once for each reason, for staff to look at. Hides nothing by itself. An unknown
 * review and a reason that staff have settled change nothing, and nobody is told the difference.
 */
export async function reportReview(
  db: Db,
  { id, reason }: { id: number; reason: ReviewReason },
): Promise<void> {
  const [shown] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.status, 'published')));
  if (shown) await db.insert(reviewReports).values({ reviewId: id, reason }).onConflictDoNothing();
}

/** Lets the settled reasons of a review be reported again, since its text is another. */
export async function reopenReports(tx: Db, { id }: { id: number }): Promise<void> {
  await tx
    .delete(reviewReports)
    .where(and(eq(reviewReports.reviewId, id), isNotNull(reviewReports.settledAt)));
}
