import { z } from 'zod';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { flagKindNames, reviewReasonNames } from '../reasons.ts';

const tag = 'Staff: reviews';
const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'Not a review.')
    .transform(Number),
});

export const queueNames = ['waiting', 'reported', 'published', 'hidden'] as const;

export type ReviewQueue = (typeof queueNames)[number];

const shown = z.object({
  id: z.int(),
  productName: z.string(),
  productSlug: z.string(),
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  reviewDate: z.iso.datetime(),
  verified: z.boolean(),
  status: z.enum(['published', 'pending', 'hidden']),
  hiddenFor: z.enum(reviewReasonNames).nullable(),
  imageUrl: z.string().nullable(),
  isImageHidden: z.boolean(),
  answer: z.string(),
  flags: z
    .array(z.object({ kind: z.enum(flagKindNames), words: z.string() }))
    .meta({ description: 'Words that staff look at first. They decide nothing.' }),
  reports: z.array(z.enum(reviewReasonNames)).meta({ description: 'Why customers reported it, unsettled.' }),
  decided: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
});

export type StaffReview = z.infer<typeof shown>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  summary:
    'Reviews that wait or are reported, the oldest first, or others, the newest first. It names no customer',
  who: 'staff',
  tag,
  query: z.object({ queue: z.enum(queueNames, 'Not a queue.').optional(), cursor: cursorField }),
  response: pageSchema(shown),
  refuses: [400],
});

const get = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reviews/{id}',
  summary: 'A review with the words that staff look at first',
  who: 'staff',
  tag,
  params,
  response: shown,
  refuses: [404],
});

const step = { method: 'POST', who: 'staff', tag, params, response: shown, refuses: [404] } as const;

const publish = defineEndpoint({
  ...step,
  path: '/api/admin/reviews/{id}/publish',
  summary: 'Publishes a waiting or hidden review',
});

const hide = defineEndpoint({
  ...step,
  path: '/api/admin/reviews/{id}/hide',
  summary: 'Hides a review with a reason. The author of a verified one reads it by email',
  body: z.object({ reason: z.enum(reviewReasonNames, 'Please choose a reason.') }),
  refuses: [400, 404],
});

const picture = defineEndpoint({
  ...step,
  path: '/api/admin/reviews/{id}/picture',
  summary: 'Hides the picture of a review, or shows it again',
  body: z.object({ isHidden: z.boolean() }),
  refuses: [400, 404],
});

const getPicture = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reviews/{id}/picture',
  summary: 'The picture of a review, also a hidden one, which is at no public address',
  who: 'staff',
  tag,
  params,
  media: 'image/webp',
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  refuses: [404],
});

const answer = defineEndpoint({
  ...step,
  path: '/api/admin/reviews/{id}/answer',
  summary: 'Answers a published review in public, once',
  body: z.object({
    words: z
      .string()
      .trim()
      .min(2, 'Please write an answer')
      .max(1000, 'Please keep it under 1000 characters'),
  }),
  refuses: [400, 404, 409],
});

const keep = defineEndpoint({
  ...step,
  path: '/api/admin/reviews/{id}/keep',
  summary: 'Settles the reports of a review, which stays as it is',
});

const undo = defineEndpoint({
  ...step,
  path: '/api/admin/reviews/{id}/undo',
  summary: 'Takes a decision about a review back, while it is the newest',
  body: z.object({ decidedAt: z.iso.datetime().meta({ description: 'Of the decision that was seen.' }) }),
  refuses: [400, 404, 409],
});

export const endpoints = { list, get, getPicture, publish, hide, picture, answer, keep, undo };
