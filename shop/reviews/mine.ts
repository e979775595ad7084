import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { reviewSchema } from './contract.ts';
import { newReviewSchema } from './forms.ts';

export const myReviewSchema = reviewSchema.extend({
  productId: z.int(),
  productName: z.string(),
  productSlug: z.string(),
  productImageUrl: z.string(),
  status: z
    .enum(['published', 'pending', 'hidden'])
    .meta({ description: 'pending: read by the shop before it is shown.' }),
});

export type MyReview = z.infer<typeof myReviewSchema>;

const named = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

const list = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/mine',
  summary: 'The reviews that I wrote by a verified link, newest first',
  who: 'customer',
  tag: 'Reviews',
  response: z.array(myReviewSchema),
});

const change = defineEndpoint({
  method: 'PUT',
  path: '/api/reviews/mine/{id}',
  summary: 'Changes one of my reviews; its picture stays',
  who: 'customer',
  tag: 'Reviews',
  params: named,
  body: newReviewSchema.extend({
    title: z.string().trim().max(120, 'Please keep the title under 120 characters.').default(''),
  }),
  response: myReviewSchema,
  refuses: [400, 404],
});

const remove = defineEndpoint({
  method: 'DELETE',
  path: '/api/reviews/mine/{id}',
  summary: 'Deletes one of my reviews with its picture',
  who: 'customer',
  tag: 'Reviews',
  params: named,
  response: z.undefined(),
  mayBeEmpty: true,
  refuses: [404],
});

export const endpoints = { list, change, remove };

export const myReviewMessages = {
  confirmDelete: 'Are you sure you want to delete this review?',
  changed: 'Your review is changed.',
  changedAndRead: 'Your review is changed. We read it before it is shown again.',
  deleted: 'Your review is deleted.',
  failed: 'That did not work. Please try again.',
};

export const myReviewRefusals = {
  reviewNotFound: () => new Refusal('review_not_found', 404, 'This review is not one of yours.'),
};
