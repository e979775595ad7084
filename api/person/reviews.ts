import type { Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as mine from '#shop/reviews/mine.ts';
import { changeMyReview, deleteMyReview } from '#shop/reviews/server/mine/change-my-review.ts';
import { listMyReviews } from '#shop/reviews/server/mine/list-my-reviews.ts';
import { writeSearchWeight } from '#shop/search/server/write-search-entries.ts';
import type { ApiEnv } from '../context.ts';
import { personOf, signedIn } from '../door/guards.ts';
import { showsOwnChange } from '../door/own-change.ts';

/** The reviews that one wrote oneself, by the link of a delivered order. */
export function serveMyReviews(app: Hono<ApiEnv>): void {
  serveCall(app, mine.listMyReviews, [signedIn], (_, c) =>
    listMyReviews(c.var.db, { personId: personOf(c) }),
  );

  serveCall(app, mine.changeMyReview, [signedIn, showsOwnChange], async ({ params, body }, c) => {
    const { db, config } = c.var;
    const moderated = config.REVIEW_MODERATION;
    const review = await changeMyReview(db, { personId: personOf(c), ...params, ...body, moderated });
    await writeSearchWeight(db, review);
    return review;
  });

  serveCall(app, mine.deleteMyReview, [signedIn, showsOwnChange], async ({ params }, c) => {
    const { productId } = await deleteMyReview(c.var.db, { personId: personOf(c), ...params });
    await writeSearchWeight(c.var.db, { productId });
    return undefined;
  });
}
