import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { storePicture } from '#platform/server/uploads/uploads.ts';
import { findInvitation, findReceived } from '#shop/orders/server/tracking/find-invitation.ts';
import * as reviews from '#shop/reviews/contract.ts';
import * as moderation from '#shop/reviews/moderation.ts';
import { getRatingSpread } from '#shop/reviews/server/get-rating-spread.ts';
import { listReviews } from '#shop/reviews/server/list-reviews.ts';
import { decideReview, readWaitingReview } from '#shop/reviews/server/moderation/decide-review.ts';
import { reportReview } from '#shop/reviews/server/moderation/report-review.ts';
import { postReview } from '#shop/reviews/server/post-review.ts';
import { readInvitation } from '#shop/reviews/server/read-invitation.ts';
import { isModerated } from '#shop/reviews/server/settings.ts';
import { writeVerifiedReview } from '#shop/reviews/server/write-verified-review.ts';
import { writeSearchWeight } from '#shop/search/server/write-search-entries.ts';
import type { ApiEnv } from '../context.ts';
import { maybeSignedIn } from '../middleware/guards.ts';
import { limitReviews, networkOf } from '../middleware/limits.ts';
import { nextPage } from '../middleware/next-page.ts';
import { showsOwnChange } from '../middleware/own-change.ts';

/** Mounts the reviews of a product and writing one (section 7), also by the link of an email. */
export function serveReviews(app: Hono<ApiEnv>): void {
  serveEndpoint(app, reviews.endpoints.list, [], async ({ params, query }, c) => {
    const { reviews: list, total, next } = await listReviews(c.var.db, { productId: params.id, ...query });
    nextPage(c, { total, next });
    return list;
  });

  serveEndpoint(app, reviews.endpoints.ratingSpread, [], ({ params }, c) =>
    getRatingSpread(c.var.db, { productId: params.id }),
  );

  serveEndpoint(
    app,
    reviews.endpoints.post,
    [limitReviews, showsOwnChange, maybeSignedIn],
    async (given, c) => {
      const { db, config, userId } = c.var;
      const { productId, rating, comment, title } = given.form;
      const network = config.RATE_LIMITS ? networkOf(c) : undefined;
      const received = userId === undefined ? null : await findReceived(db, { userId, productId });
      const words = { productId, rating, comment, title, moderated: isModerated(config) };
      const review = await storePicture(
        given.files.image,
        { store: pictureStore(config), place: 'reviews' },
        (imageUrl) =>
          received
            ? writeVerifiedReview(db, { ...words, ...received, imageUrl })
            : postReview(db, { ...words, imageUrl, network }),
      );
      await writeSearchWeight(db, { productId });
      return { ...review, message: reviews.reviewMessages.submitted };
    },
  );

  serveEndpoint(app, reviews.endpoints.report, [], async ({ params, body }, c) => {
    await reportReview(c.var.db, { ...params, ...body });
    return { message: reviews.reviewMessages.reported };
  });

  serveEndpoint(app, moderation.endpoints.look, [], ({ body }, c) => readWaitingReview(c.var.db, body));

  serveEndpoint(app, moderation.endpoints.decide, [showsOwnChange], async ({ body }, c) => {
    const { productId, ...review } = await decideReview(c.var.db, body);
    await writeSearchWeight(c.var.db, { productId });
    return review;
  });

  serveEndpoint(app, reviews.endpoints.invitation, [], async ({ params }, c) =>
    readInvitation(c.var.db, await findInvitation(c.var.db, params)),
  );

  serveEndpoint(app, reviews.endpoints.postInvited, [showsOwnChange], async ({ params, form, files }, c) => {
    const { db, config } = c.var;
    const { rating, comment, title } = form;
    const invitation = await findInvitation(db, params);
    const words = { rating, comment, title, moderated: isModerated(config) };
    const review = await storePicture(
      files.image,
      { store: pictureStore(config), place: 'reviews' },
      (imageUrl) => writeVerifiedReview(db, { ...invitation, ...words, imageUrl }),
    );
    await writeSearchWeight(db, invitation);
    return { ...review, message: reviews.reviewMessages.submitted };
  });
}
