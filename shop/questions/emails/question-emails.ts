import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

export const questionAnsweredEmail = defineEmail(
  'question-answered',
  z.object({
    orderNumber: z.string(),
    question: z.string(),
    answer: z.string(),
    /** The tracking link of an order without an account. */
    guestToken: z.string().optional(),
  }),
);

export const productQuestionAnsweredEmail = defineEmail(
  'product-question-answered',
  z.object({ product: z.string(), slug: z.string(), question: z.string(), answer: z.string() }),
);
