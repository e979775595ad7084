import { z } from 'zod';

const subscription = {
  name: z.string(),
  productName: z.string(),
  /** `120-day supply, subscription, every 60 days` */
  choice: z.string(),
  quantity: z.int(),
  /** Signed: what the mail's links carry. */
  token: z.string(),
};

/** The mail three days before a subscription order. */
export const announcedEmail = z.object({
  ...subscription,
  dueOn: z.iso.date(),
  payablePaise: z.int(),
  /** What it cost when the customer was last told, where that was less. */
  payableBeforePaise: z.int().nullable(),
  available: z.boolean(),
  address: z.array(z.string()),
  /** `Delivers by Thu 26 Nov to 560001` */
  promise: z.string().nullish(),
});

/** The mail about a subscription order that cannot be ordered today. */
export const waitingEmail = z.object({ ...subscription, triedUntil: z.iso.date() });

/** The mail about a subscription order that was tried for a week without a result. */
export const missedEmail = z.object({ ...subscription, nextDueOn: z.iso.date() });

export type AnnouncedEmail = z.infer<typeof announcedEmail>;
export type WaitingEmail = z.infer<typeof waitingEmail>;
export type MissedEmail = z.infer<typeof missedEmail>;
