import { z } from 'zod';
import { reviewReasonNames } from '../reasons.ts';
import { defineEmail } from '#platform/emails/define-email.ts';

/** Tells the author of a verified review that the shop hides it and why, or shows it again. */
export const reviewDecidedEmail = defineEmail(
  'review-decided',
  z.object({
    productName: z.string(),
    isShown: z.boolean(),
    hiddenFor: z.enum(reviewReasonNames).nullable(),
  }),
);

export const reviewsWaitingEmail = defineEmail(
  'reviews-waiting',
  z.object({
    listed: z.array(
      z.object({ productName: z.string(), rating: z.int(), comment: z.string(), token: z.string() }),
    ),
  }),
);
