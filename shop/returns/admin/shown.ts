import { z } from 'zod';
import { returnableLine, returnFacts } from '../contract.ts';
import { pickupStateNames } from '../pickup.ts';

/** The part of a return that staff get. It holds no address that opens a file by itself. */
export const shownOfReturn = returnFacts.pick({
  id: true,
  state: true,
  reason: true,
  remedy: true,
  note: true,
  answer: true,
  requestedAt: true,
  since: true,
  lines: true,
  photos: true,
  refundAmount: true,
  refundedAt: true,
  reference: true,
  creditNote: true,
});

export const shownPickup = z.object({
  state: z.enum(pickupStateNames),
  courier: z.string(),
  isByHand: z.boolean(),
  waybill: z.string(),
  day: z.iso.date().nullable(),
  problem: z.string(),
  lastScan: z.object({ at: z.iso.datetime(), says: z.string(), place: z.string() }).nullable(),
  cameBackAt: z.iso.datetime().nullable(),
  mayCancel: z.boolean(),
});

export const returnsOfOrder = z.object({
  orderNumber: z.string(),
  deliveredOn: z.iso.date(),
  lines: z.array(returnableLine),
  returns: z.array(shownOfReturn),
});

export type ReturnsForStaff = z.infer<typeof returnsOfOrder>;
