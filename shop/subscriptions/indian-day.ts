/** A day in India as `2026-11-24`: days of subscriptions are compared as such texts. */
export type Day = string;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
const hourFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  hourCycle: 'h23',
});
const wordsFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** The day it is in India at a moment. */
export function dayOf(moment: Date): Day {
  return dayFormat.format(moment);
}

/** The full hour it is in India at a moment, 0 to 23. */
export function hourOf(moment: Date): number {
  return Number(hourFormat.format(moment));
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}

/** The moment at which a day begins in India. */
export function beginOf(day: Day): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** `Tue 24 Nov 2026` */
export function sayDate(day: Day): string {
  return wordsFormat.format(new Date(`${day}T00:00:00Z`)).replaceAll(',', '');
}
