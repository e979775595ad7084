import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

/** The payment arrived, goes back (too late, a second one, or its order ended), or did not come in time. */
const steps = ['paid', 'late', 'double', 'ended', 'expired'] as const;

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

/** Work that the shop leaves to staff. */
const paymentTasks = [
  'other_amount',
  'order_changed',
  'refund_over_bound',
  'refund_failed',
  'refund_by_hand',
  'refund_needs_balance',
  'refund_waits',
  'unknown_refund',
] as const;

export type PaymentTask = (typeof paymentTasks)[number];

/** An order without a number is that of a refund which the shop does not know. Amounts in paise. */
export const paymentTasksEmail = defineEmail(
  'payment-tasks',
  z.object({
    tasks: z
      .array(z.object({ orderNumber: z.string().nullable(), paise: z.int(), task: z.enum(paymentTasks) }))
      .nonempty(),
    more: z.int(),
  }),
);
