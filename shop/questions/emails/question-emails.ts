import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

export const questionAnsweredEmail = defineEmail(
  'question-answered',
  z.object({
    orderNumber: z.string(),
    /** As the customer asked it by the account of the order. Missing for a message that staff pasted. */
    question: z.string().optional(),
    answer: z.string(),
    /** The tracking link of an order without an account. */
    guestToken: z.string().optional(),
  }),
);

/** Nobody has proved the address, so it does not repeat the question. */
export const productQuestionAnsweredEmail = defineEmail(
  'product-question-answered',
  z.object({ product: z.string(), slug: z.string(), answer: z.string() }),
);
