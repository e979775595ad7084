import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/reviews/admin/contract.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { moderationRefusals } from '#shop/reviews/moderation.ts';
import { findReviewPicture } from '#shop/reviews/server/review-pictures.ts';
import { getReviewForStaff, listReviewsForStaff } from '#shop/reviews/admin/server/list-reviews-for-staff.ts';
import {
  answerReview,
  hidePicture,
  hideReview,
  keepReview,
  publishReview,
  undoDecision,
} from '#shop/reviews/server/moderation/moderate-review.ts';
import { writeSearchWeight } from '#shop/search/server/write-search-entries.ts';
import type { ApiEnv } from '../context.ts';
import { staff } from '../middleware/guards.ts';
import { showsOwnChange } from '../middleware/own-change.ts';
import { authorOf } from './author-of.ts';

/** Mounts the queue of reviews for owner and support. No call writes a customer's words. */
export function serveStaffReviews(app: Hono<ApiEnv>): void {
  const support = staff('support');
  const guards = [support, showsOwnChange];
  const show = async (c: Context<ApiEnv>, id: number, decision: Promise<{ productId: number }>) => {
    await writeSearchWeight(c.var.db, await decision);
    return getReviewForStaff(c.var.db, { id });
  };

  serveEndpoint(app, endpoints.list, [support], ({ query }, c) => listReviewsForStaff(c.var.db, query));

  serveEndpoint(app, endpoints.get, [support], ({ params }, c) => getReviewForStaff(c.var.db, params));

  serveEndpoint(app, endpoints.getPicture, [support], async ({ params }, c) => {
    const path = await findReviewPicture(c.var.db, params);
    const picture = await pictureStore(c.var.config).read(path.replace('/uploads/', ''));
    if (!picture) throw moderationRefusals.reviewNotFound();
    c.header('x-content-type-options', 'nosniff');
    c.header('content-security-policy', "default-src 'none'; sandbox");
    return picture;
  });

  serveEndpoint(app, endpoints.publish, guards, ({ params }, c) =>
    show(c, params.id, publishReview(c.var.db, { ...params, by: authorOf(c) })),
  );

  serveEndpoint(app, endpoints.hide, guards, ({ params, body }, c) =>
    show(c, params.id, hideReview(c.var.db, { ...params, ...body, by: authorOf(c) })),
  );

  serveEndpoint(app, endpoints.picture, guards, ({ params, body }, c) =>
    show(c, params.id, hidePicture(c.var.db, { ...params, ...body, by: authorOf(c) })),
  );

  serveEndpoint(app, endpoints.answer, guards, ({ params, body }, c) =>
    show(c, params.id, answerReview(c.var.db, { ...params, ...body, by: authorOf(c) })),
  );

  serveEndpoint(app, endpoints.keep, guards, ({ params }, c) =>
    show(c, params.id, keepReview(c.var.db, { ...params, by: authorOf(c) })),
  );

  serveEndpoint(app, endpoints.undo, guards, ({ params, body }, c) =>
    show(c, params.id, undoDecision(c.var.db, { ...params, ...body, by: authorOf(c) })),
  );
}
