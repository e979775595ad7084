import { z } from 'zod';

const subscription = {
  name: z.string(),
  productName: z.string(),
  /** `120-day supply, subscription, every 60 days` */
  choice: z.string(),
  quantity: z.int(),
  token: z.string(),
};

export const announcedEmail = z.object({
  ...subscription,
  dueOn: z.iso.date(),
  payablePaise: z.int(),
  /** The last announced amount, if it was lower. */
  payableBeforePaise: z.int().nullable(),
  available: z.boolean(),
  address: z.array(z.string()),
  /** `Delivers by Thu 26 Nov to 560001` */
  promise: z.string().nullish(),
});

export const waitingEmail = z.object({ ...subscription, triedUntil: z.iso.date() });

export const missedEmail = z.object({ ...subscription, nextDueOn: z.iso.date() });

export type AnnouncedEmail = z.infer<typeof announcedEmail>;
export type WaitingEmail = z.infer<typeof waitingEmail>;
export type MissedEmail = z.infer<typeof missedEmail>;
