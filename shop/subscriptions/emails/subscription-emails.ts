import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

const subscription = {
  name: z.string(),
  productName: z.string(),
  /** `120-day supply, subscription, every 60 days` */
  choice: z.string(),
  quantity: z.int(),
  token: z.string(),
};

const announcedData = z.object({
  ...subscription,
  dueOn: z.iso.date(),
  payablePaise: z.int(),
  /** The last announced amount, if it was lower. */
  payableBeforePaise: z.int().nullable(),
  /** The codes of the amounts beside the goods. Missing in older jobs, whose orders have a discount and a fee. */
  amounts: z.array(z.string()).optional(),
  available: z.boolean(),
  address: z.array(z.string()),
  /** `Delivers by Thu 26 Nov to 560001` */
  promise: z.string().nullish(),
});

export const subscriptionAnnouncedEmail = defineEmail('refill-announced', announcedData);
export const subscriptionWaitsEmail = defineEmail(
  'refill-waits',
  z.object({ ...subscription, triedUntil: z.iso.date() }),
);
export const subscriptionMissedEmail = defineEmail(
  'refill-missed',
  z.object({
    ...subscription,
    nextDueOn: z.iso.date(),
    /** The one state in which the shop sells, where that is why the order does not come. */
    within: z.string().optional(),
    /** The shop takes no cash on delivery for it. */
    isWithoutCash: z.boolean().optional(),
  }),
);

/** Without a reason the product was out of stock. */
export type WhyMissed = { within?: string; isWithoutCash?: boolean };

export type AnnouncedEmail = z.infer<typeof announcedData>;
