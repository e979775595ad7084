import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

/** The payment arrived, or goes back: too late, a second one, or its order ended. */
const steps = ['paid', 'late', 'double', 'ended'] as const;

export type PaymentStep = (typeof steps)[number];

/** Amounts in paise. */
export const paymentNewsEmail = defineEmail(
  'payment-news',
  z.object({
    orderNumber: z.string(),
    name: z.string(),
    paise: z.int(),
    step: z.enum(steps),
    /** Opens the tracking page, for a customer without an account. Missing for others. */
    guestToken: z.string().optional(),
  }),
);
