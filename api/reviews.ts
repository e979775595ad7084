import type { Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import { keepPicture } from '#platform/server/uploads.ts';
import { findInvitation } from '#shop/ordering/server/tracking/find-invitation.ts';
import * as reviews from '#shop/reviews/contract.ts';
import { getRatingSpread } from '#shop/reviews/server/get-rating-spread.ts';
import { listReviews } from '#shop/reviews/server/list-reviews.ts';
import { postReview } from '#shop/reviews/server/post-review.ts';
import { readInvitation } from '#shop/reviews/server/read-invitation.ts';
import { writeVerifiedReview } from '#shop/reviews/server/write-verified-review.ts';
import { writeSearchWeight } from '#shop/search/server/write-search-entries.ts';
import type { ApiEnv } from './context.ts';
import { limitReviews } from './door/limits.ts';
import { nextPage } from './door/next-page.ts';
import { showsOwnChange } from './door/own-change.ts';

/** Section 7: the reviews of a product, and writing one; a buyer's by the link of a mail. */
export function serveReviews(app: Hono<ApiEnv>): void {
  serveCall(app, reviews.listReviews, [], async ({ params, query }, c) => {
    const { reviews: list, total, next } = await listReviews(c.var.db, { productId: params.id, ...query });
    nextPage(c, { total, next });
    return list;
  });

  serveCall(app, reviews.getRatingSpread, [], ({ params }, c) =>
    getRatingSpread(c.var.db, { productId: params.id }),
  );

  serveCall(app, reviews.postReview, [limitReviews, showsOwnChange], async ({ form, files }, c) => {
    const { db, config } = c.var;
    const { productId, rating, comment, title } = form;
    const moderated = config.REVIEW_MODERATION;
    const review = await keepPicture(
      files.image,
      { dataDir: config.DATA_DIR, place: 'reviews' },
      (imageUrl) => postReview(db, { productId, rating, comment, title, imageUrl, moderated }),
    );
    await writeSearchWeight(db, { productId });
    return { ...review, message: reviews.reviewWords.submitted };
  });

  serveCall(app, reviews.readInvitation, [], async ({ params }, c) =>
    readInvitation(c.var.db, await findInvitation(c.var.db, params)),
  );

  serveCall(
    app,
    reviews.postInvitedReview,
    [limitReviews, showsOwnChange],
    async ({ params, form, files }, c) => {
      const { db, config } = c.var;
      const { rating, comment, title } = form;
      const invitation = await findInvitation(db, params);
      const words = { rating, comment, title, moderated: config.REVIEW_MODERATION };
      const review = await keepPicture(
        files.image,
        { dataDir: config.DATA_DIR, place: 'reviews' },
        (imageUrl) => writeVerifiedReview(db, { ...invitation, ...words, imageUrl }),
      );
      await writeSearchWeight(db, invitation);
      return { ...review, message: reviews.reviewWords.submitted };
    },
  );
}
