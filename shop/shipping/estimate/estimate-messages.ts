import type { Day } from './estimate-delivery-date.ts';

const parts = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** `2026-11-26` → `Thu 26 Nov` */
export function estimatedDayText(day: Day): string {
  const said = new Map(
    parts.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return `${said.get('weekday')} ${said.get('day')} ${said.get('month')}`;
}

/** `Delivers by Thu 26 Nov to 560001`, as it stands with an order. */
export function estimateMessage({ pincode, deliverBy }: { pincode: string; deliverBy: Day }): string {
  return `Delivers by ${estimatedDayText(deliverBy)} to ${pincode}`;
}

export const estimateMessages = {
  cash: ' · cash on delivery available',
  unknown: (pincode: string) => `We do not know the pincode ${pincode}. Please check it.`,
  notServed: (pincode: string) => `We cannot deliver to ${pincode}: the courier does not go there.`,
  malformed: 'Please enter a 6-digit pincode',
  failed: 'The delivery day could not be found out.',
};
