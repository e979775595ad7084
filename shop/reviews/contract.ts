import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { reviewReasonNames } from './reasons.ts';
import { newReviewSchema, reviewErrors } from './forms.ts';

export const anonymousName = 'Anonymous';

export const reviewMessages = {
  submitted: 'Review submitted successfully!',
  failed: 'Failed to submit review.',
  reported: 'Thank you. We look at it.',
  unreachable: 'An error occurred while submitting the review.',
};

export const reviewSorts = ['newest', 'highest', 'lowest', 'pictures'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const reviewSchema = z.object({
  id: z.int(),
  userName: z.string(),
  rating: z.int().meta({ description: '1 to 5' }),
  title: z.string(),
  comment: z.string(),
  reviewDate: z.iso.datetime(),
  imageUrl: z.string().nullable().meta({ description: 'A path on this host.' }),
  verified: z.boolean().meta({ description: 'Written by somebody to whom the product was delivered.' }),
  size: z.string().optional().meta({ description: 'The size of a group that it is about.' }),
  answer: z
    .object({ words: z.string(), at: z.iso.datetime() })
    .optional()
    .meta({ description: 'The answer of the shop.' }),
});

export type Review = z.infer<typeof reviewSchema>;

const productId = z.string().regex(/^\d{1,9}$/, 'Product not found.');

export const ratingSpreadSchema = z.object({
  average: z
    .number()
    .meta({ description: 'Of the verified reviews; of all while none is verified. 0 without reviews.' }),
  total: z.int(),
  verified: z.int().meta({ description: 'How many of them are verified.' }),
  stars: z
    .array(z.object({ stars: z.int(), count: z.int() }))
    .meta({ description: 'From five stars down to one.' }),
});

export type RatingSpread = z.infer<typeof ratingSpreadSchema>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/product/{id}',
  kept: { productParam: 'id' },
  summary:
    'The reviews of a product, newest first; with limit and cursor one page, with Link and X-Total-Count headers',
  who: 'anyone',
  tag: 'Reviews',
  params: z.object({ id: productId.transform(Number) }),
  query: z.object({
    limit: z
      .string()
      .regex(/^\d{1,3}$/, 'limit must be a number from 1 to 100')
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= 100, 'limit must be a number from 1 to 100')
      .optional(),
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, 'cursor is not one of ours')
      .transform(Number)
      .optional(),
    sort: z.enum(reviewSorts, `sort must be one of ${reviewSorts.join(', ')}`).optional(),
  }),
  response: z.array(reviewSchema),
  refuses: [404],
});

const ratingSpread = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/product/{id}/spread',
  kept: { productParam: 'id' },
  summary: 'How the ratings of a product are spread over five to one stars',
  who: 'anyone',
  tag: 'Reviews',
  params: z.object({ id: productId.transform(Number) }),
  response: ratingSpreadSchema,
  refuses: [404],
});

const postedReview = reviewSchema.extend({
  status: z
    .enum(['published', 'pending', 'hidden'])
    .meta({ description: 'hidden: the shop hid it before; writing again does not show it.' }),
  message: z.string(),
});

const post = defineEndpoint({
  method: 'POST',
  path: '/api/reviews',
  summary: 'Write a review, with a picture if wanted; the author is always anonymous',
  who: 'anyone',
  tag: 'Reviews',
  form: z.object({
    productId: z.string('Product not found.').pipe(productId.transform(Number)),
    rating: z
      .string(reviewErrors.incomplete)
      .regex(/^\d$/, reviewErrors.incomplete)
      .transform(Number)
      .pipe(newReviewSchema.shape.rating),
    comment: newReviewSchema.shape.comment,
    title: z.string().trim().max(120, 'Please keep the title under 120 characters.').default(''),
    userName: z.string().optional(),
  }),
  files: ['image'],
  response: postedReview,
  refuses: [400, 404, 413, 415, 429],
});

const invitation = z.object({ token: z.string().max(120) });

export const invitedReviewSchema = z.object({
  productId: z.int(),
  productName: z.string(),
  slug: z.string(),
  imageUrl: z.string(),
  written: reviewSchema.pick({ rating: true, comment: true }).nullable().meta({
    description: 'What this buyer wrote of it before: writing again changes it.',
  }),
});

export type InvitedReview = z.infer<typeof invitedReviewSchema>;

const readInvitationEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/invited/{token}',
  summary: 'What the signed review link of a delivery mail is about',
  who: 'anyone',
  tag: 'Reviews',
  params: invitation,
  response: invitedReviewSchema,
  refuses: [404, 409],
});

const postInvited = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/invited/{token}',
  summary: 'Write a verified buyer’s review by a signed link; again changes it',
  who: 'anyone',
  tag: 'Reviews',
  params: invitation,
  form: post.form.omit({ productId: true }),
  link: 'review',
  limit: { name: 'invited-reviews', perUser: 30, perNetwork: 120, windowSeconds: hourSeconds },
  files: ['image'],
  response: postedReview,
  refuses: [400, 404, 409, 413, 415, 429],
});

const report = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/{id}/report',
  summary: 'Report a review with a reason, for staff to look at. The response is the same for every review',
  who: 'anyone',
  tag: 'Reviews',
  params: z.object({ id: productId.transform(Number) }),
  body: z.object({ reason: z.enum(reviewReasonNames, 'Please choose a reason.') }),
  response: z.object({ message: z.string() }),
  limit: { name: 'review-reports', perUser: 10, perNetwork: 60, windowSeconds: hourSeconds },
  refuses: [400, 429],
});

export const endpoints = {
  list,
  ratingSpread,
  report,
  post,
  invitation: readInvitationEndpoint,
  postInvited,
};

export const refusals = {
  enoughToday: (retryAfterSeconds: number) =>
    new Refusal(
      'enough_reviews_today',
      429,
      'This product has three new reviews from your network today. Please come back tomorrow, or use the review link in your delivery email.',
      { retryAfterSeconds },
    ),
  productNotFound: () => new Refusal('product_not_found', 404, 'Product not found.'),
};
