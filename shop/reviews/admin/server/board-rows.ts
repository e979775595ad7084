import { asc, eq, isNull } from 'drizzle-orm';
import type { BoardRows } from '#platform/admin/server/board-row.ts';
import { dayMs } from '#platform/india-time.ts';
import { reviewReports, reviews } from '../../server/tables.ts';

export const reviewRows = {
  waitingReviews: {
    label: 'Reviews to read before they are shown',
    action: 'Read them',
    to: '/admin/reviews?queue=waiting',
    roles: ['support'],
    patienceMs: 3 * dayMs,
    count: async (db, { limit }) => {
      const rows = await db
        .select({ since: reviews.createdAt })
        .from(reviews)
        .where(eq(reviews.status, 'pending'))
        .orderBy(asc(reviews.createdAt), asc(reviews.id))
        .limit(limit);
      return rows[0] ? { since: rows[0].since, count: rows.length } : null;
    },
  },
  reportedReviews: {
    label: 'Reviews that customers reported',
    action: 'Look at them',
    to: '/admin/reviews?queue=reported',
    roles: ['support'],
    patienceMs: 2 * dayMs,
    count: async (db, { limit }) => {
      const rows = await db
        .select({ id: reviewReports.reviewId, since: reviewReports.reportedAt })
        .from(reviewReports)
        .where(isNull(reviewReports.settledAt))
        .orderBy(asc(reviewReports.reportedAt), asc(reviewReports.reviewId))
        .limit(limit);
      return rows[0] ? { since: rows[0].since, count: new Set(rows.map(({ id }) => id)).size } : null;
    },
  },
} satisfies BoardRows;
