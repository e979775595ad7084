import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

export const reviewsWaitingEmail = defineEmail(
  'reviews-waiting',
  z.object({
    listed: z.array(
      z.object({ productName: z.string(), rating: z.int(), comment: z.string(), token: z.string() }),
    ),
  }),
);
