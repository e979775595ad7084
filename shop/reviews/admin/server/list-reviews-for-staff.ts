import { and, eq, exists, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { moderationRefusals } from '../../moderation.ts';
import { findFlags } from '../../server/flags/find-flags.ts';
import { reviewReports, reviews } from '../../server/tables.ts';
import type { ReviewQueue, StaffReview } from '../contract.ts';

type Params = { cursor?: string | undefined; queue?: ReviewQueue | undefined };

const isOldestFirst = (queue?: ReviewQueue) => queue === 'waiting' || queue === 'reported';

/** Lists reviews of a queue, or all, the newest first (GET /api/admin/reviews). Returns a page. Refuses a foreign cursor (400). */
export async function listReviewsForStaff(db: Db, { cursor, queue }: Params): Promise<ListPage<StaffReview>> {
  const order = { name: `reviews ${queue ?? 'all'}`, by: reviews.createdAt, id: reviews.id };
  const page = keyset({ ...order, descending: !isOldestFirst(queue) }, cursor);
  const rows = await db
    .select({
      review: reviews,
      productName: products.name,
      productSlug: products.slug,
      position: page.position,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(page.after, ne(reviews.comment, ''), queue && isIn(db, queue)))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  return { next, rows: await toStaffReviews(db, shown) };
}

/** Returns a review for staff. Refuses an unknown or deleted review (404). */
export async function getReviewForStaff(db: Db, { id }: { id: number }): Promise<StaffReview> {
  const rows = await db
    .select({ review: reviews, productName: products.name, productSlug: products.slug })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), ne(reviews.comment, '')));
  const [shown] = await toStaffReviews(db, rows);
  if (!shown) throw moderationRefusals.reviewNotFound();
  return shown;
}

function isIn(db: Db, queue: ReviewQueue): SQL {
  if (queue === 'reported')
    return exists(
      db
        .select({ reason: reviewReports.reason })
        .from(reviewReports)
        .where(and(eq(reviewReports.reviewId, reviews.id), isNull(reviewReports.settledAt))),
    );
  return eq(reviews.status, queue === 'waiting' ? 'pending' : queue);
}

type Row = { review: typeof reviews.$inferSelect; productName: string; productSlug: string };

async function toStaffReviews(db: Db, rows: Row[]): Promise<StaffReview[]> {
  const ids = rows.map(({ review }) => review.id);
  const reports = await db
    .select({ id: reviewReports.reviewId, reason: reviewReports.reason })
    .from(reviewReports)
    .where(and(inArray(reviewReports.reviewId, ids), isNull(reviewReports.settledAt)));
  return rows.map(({ review, productName, productSlug }) => ({
    id: review.id,
    productName,
    productSlug,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    reviewDate: review.createdAt.toISOString(),
    verified: review.verified,
    status: review.status,
    hiddenFor: review.hiddenFor,
    imageUrl: review.imageUrl,
    isImageHidden: review.isImageHidden,
    answer: review.answer,
    flags: findFlags(review),
    reports: reports.filter(({ id }) => id === review.id).map(({ reason }) => reason),
    decided:
      review.decidedBy && review.decidedAt
        ? { by: review.decidedBy, at: review.decidedAt.toISOString() }
        : null,
  }));
}
