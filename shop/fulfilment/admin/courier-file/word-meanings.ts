import type { Status } from './read-status.ts';

/** The meanings that staff may choose for an unknown word of a courier. */
export const wordMeanings = {
  before: 'Changes nothing',
  in_transit: 'Shipped, on its way',
  out_for_delivery: 'Out for delivery',
  attempt_failed: 'Not delivered',
  delivered: 'Delivered',
  returning: 'On its way back',
  returned_to_origin: 'Came back',
  cancelled: 'Cancelled at the courier',
} as const satisfies Partial<Record<Status, string>>;

export type WordMeaning = keyof typeof wordMeanings;

export const meaningNames = Object.keys(wordMeanings) as [WordMeaning, ...WordMeaning[]];

/** The words of one file that the shop asks about. */
export const maxWords = 40;
