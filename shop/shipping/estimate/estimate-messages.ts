import { type Day, formatWeekday } from '#platform/india-time.ts';

/** `Delivers by Thu 26 Nov to 560001` */
export function estimateMessage({
  pincode,
  estimatedDeliveryDate,
}: {
  pincode: string;
  estimatedDeliveryDate: Day;
}): string {
  return `Delivers by ${formatWeekday(estimatedDeliveryDate)} to ${pincode}`;
}

export const estimateMessages = {
  cash: ' · cash on delivery available',
  noCash: ' · no cash on delivery there, and we take no other payment yet. Please write to us',
  closed: ({ day, note }: { day: Day; note: string }) =>
    ` · closed until ${formatWeekday(day)}${note && ` (${note})`}`,
  noDate: (pincode: string) => `We deliver to ${pincode}, but cannot name the day yet`,
  unknown: (pincode: string) =>
    `Pincode not recognized. Please check ${pincode}. If it is right, such as a new one or an army post office, we deliver there without a named day`,
  otherState: ({ pincode, state, within }: { pincode: string; state: string; within: string }) =>
    `We deliver within ${within} only, and ${pincode} is in ${state}`,
  failed: 'The delivery day could not be found out.',
};
