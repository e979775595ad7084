import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { reviewSchema } from './contract.ts';
import { type ReviewReason, reviewReasonNames } from './reasons.ts';

/** The link of an email to the owner works for this many days. */
export const decisionDays = 7;

const waitingReview = reviewSchema.extend({
  productName: z.string(),
  productSlug: z.string(),
  status: z
    .enum(['published', 'pending', 'hidden'])
    .meta({ description: 'pending: the owner has not decided yet.' }),
  decided: z
    .object({ by: z.string(), at: z.iso.datetime() })
    .nullable()
    .meta({ description: 'Who decided, in words, and when.' }),
});

export type WaitingReview = z.infer<typeof waitingReview>;

/** Too few stars are no reason to hide a review, so it needs one of the list. */
export type ReviewDecision = { decision: 'publish' } | { decision: 'hide'; reason: ReviewReason };

const signed = z.string().max(120);
const shared = {
  who: 'anyone',
  tag: 'Reviews',
  response: waitingReview,
  limit: { name: 'review-decision', perUser: 120, perNetwork: 600, windowSeconds: 600 },
} as const;

/** A POST, so that no cache, log or preview of a link holds what it shows. */
const look = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/review-decision/look',
  summary: 'The waiting review of the link in an email to the owner; changes nothing',
  body: z.object({ token: signed }),
  refuses: [400, 404, 429],
});

const decide = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/review-decision',
  summary:
    'Publishes the waiting review of the link in an email to the owner, or hides it with a reason, once',
  body: z.discriminatedUnion('decision', [
    z.object({ token: signed, decision: z.literal('publish') }),
    z.object({
      token: signed,
      decision: z.literal('hide'),
      reason: z.enum(reviewReasonNames, 'Please choose a reason.'),
    }),
  ]),
  refuses: [400, 404, 409, 429],
});

export const endpoints = { look, decide };

export const moderationRefusals = {
  linkOver: () =>
    new Refusal(
      'link_over',
      404,
      'This link has ended. The newest email about the review has the link that works.',
    ),
  reviewNotFound: () => new Refusal('review_not_found', 404, 'There is no such review.'),
  notShown: () => new Refusal('review_not_shown', 409, 'Only a published review can be answered.'),
  answeredAlready: () =>
    new Refusal('answered_already', 409, 'This review has its answer. Undo it before you write another.'),
  answerClaims: (words: string, law: string) =>
    new Refusal('answer_claims', 400, `An answer is an advertisement. It may not say “${words}” (${law}).`, {
      fields: { words: `may not say “${words}”` },
    }),
  nothingToUndo: () =>
    new Refusal(
      'nothing_to_undo',
      409,
      'There is no such decision to undo any more: a colleague has decided, or the customer has changed the review since.',
    ),
  decidedAlready: () => new Refusal('already_decided', 409, 'This review is decided already.'),
};
