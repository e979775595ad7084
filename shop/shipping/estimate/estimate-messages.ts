import { type Day, formatWeekday } from '#platform/india-time.ts';

/** `Delivers by Thu 26 Nov to 560001` */
export function estimateMessage({ pincode, deliverBy }: { pincode: string; deliverBy: Day }): string {
  return `Delivers by ${formatWeekday(deliverBy)} to ${pincode}`;
}

export const estimateMessages = {
  cash: ' · cash on delivery available',
  unknown: (pincode: string) => `We do not know the pincode ${pincode}. Please check it.`,
  notServed: (pincode: string) => `We cannot deliver to ${pincode}: the courier does not go there.`,
  failed: 'The delivery day could not be found out.',
};
