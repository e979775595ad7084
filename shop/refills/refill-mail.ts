import { z } from 'zod';

const refill = {
  name: z.string(),
  productName: z.string(),
  /** `120-day supply, subscription, every 60 days` */
  choice: z.string(),
  quantity: z.int(),
  /** Signed: what the mail's links carry. */
  token: z.string(),
};

/** The mail three days before a refill. */
export const announcedMail = z.object({
  ...refill,
  dueOn: z.iso.date(),
  payablePaise: z.int(),
  /** What it cost when the shopper was last told, where that was less. */
  payableBeforePaise: z.int().nullable(),
  available: z.boolean(),
  address: z.array(z.string()),
  /** `Delivers by Thu 26 Nov to 560001` */
  promise: z.string().nullish(),
});

/** The mail about a refill that cannot be ordered today. */
export const waitingMail = z.object({ ...refill, triedUntil: z.iso.date() });

/** The mail about a refill that was tried for a week in vain. */
export const missedMail = z.object({ ...refill, nextDueOn: z.iso.date() });

export type AnnouncedMail = z.infer<typeof announcedMail>;
export type WaitingMail = z.infer<typeof waitingMail>;
export type MissedMail = z.infer<typeof missedMail>;
