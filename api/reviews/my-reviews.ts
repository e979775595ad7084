import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as myReviews from '#shop/reviews/mine.ts';
import { changeMyReview, deleteMyReview } from '#shop/reviews/server/mine/change-my-review.ts';
import { listMyReviews } from '#shop/reviews/server/mine/list-my-reviews.ts';
import { isModerated } from '#shop/reviews/server/settings.ts';
import { writeSearchWeight } from '#shop/search/server/write-search-entries.ts';
import type { ApiEnv } from '../context.ts';
import { userOf, signedIn } from '../middleware/guards.ts';
import { showsOwnChange } from '../middleware/own-change.ts';

/** Mounts a customer's own reviews, by the link of a delivered order. */
export function serveMyReviews(app: Hono<ApiEnv>): void {
  serveEndpoint(app, myReviews.endpoints.list, [signedIn], (_, c) =>
    listMyReviews(c.var.db, { userId: userOf(c) }),
  );

  serveEndpoint(app, myReviews.endpoints.change, [signedIn, showsOwnChange], async ({ params, body }, c) => {
    const { db, config } = c.var;
    const moderated = isModerated(config);
    const review = await changeMyReview(db, { userId: userOf(c), ...params, ...body, moderated });
    await writeSearchWeight(db, review);
    return review;
  });

  serveEndpoint(app, myReviews.endpoints.remove, [signedIn, showsOwnChange], async ({ params }, c) => {
    const { productId } = await deleteMyReview(c.var.db, { userId: userOf(c), ...params });
    await writeSearchWeight(c.var.db, { productId });
    return undefined;
  });
}
