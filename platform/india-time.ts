/** The one clock: durations, days in India and date formats. `docs/one-clock.test.ts` keeps them out of other files. */

import { dayMs, hourMs } from './time-spans.ts';

/** A day in India as `2026-11-24`. Days compare as texts. */
export type Day = string;

/** A moment as date or ISO text, or a day. */
type When = Date | string;

export * from './time-spans.ts';

export const indiaTimeZone = 'Asia/Kolkata';

/** India's offset from UTC, all year. */
const offset = '+05:30';
const offsetMs = 5.5 * hourMs;

export function dayOf(moment: Date): Day {
  return toIndianTime(moment).slice(0, 10);
}

export function hourOf(moment: Date): number {
  return Number(toIndianTime(moment).slice(11, 13));
}

export function yearOf(moment: Date): number {
  return Number(toIndianTime(moment).slice(0, 4));
}

/** Returns the start of a day with its time zone: `2026-11-21T00:00:00+05:30`. */
export function isoStartOf(day: Day): string {
  return `${day}T00:00:00${offset}`;
}

/** Returns the start of a day in India, or a whole number of hours later. */
export function startOf(day: Day, { hour = 0 }: { hour?: number } = {}): Date {
  return new Date(Date.parse(isoStartOf(day)) + hour * hourMs);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(startOf(day).getTime() + days * dayMs));
}

export function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}

export function isOver(day: Day, now = new Date()): boolean {
  return day < dayOf(now);
}

/** Returns the day of the week, 0 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

export function isSunday(day: Day): boolean {
  return weekdayOf(day) === 0;
}

/** Returns whether a text is a day of the calendar, such as `2026-02-28`. */
export function isDay(text: string): text is Day {
  const moment = new Date(`${text}T00:00:00Z`);
  return text.length === 10 && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Returns the time in India without a time zone: `2026-11-21T14:31:48.752`. */
export function toIndianTime(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, -1);
}

/** Returns the time in India with its zone, in whole seconds: `2026-11-21T14:31:48+05:30`. */
export function toIndianTimestamp(moment: Date): string {
  return `${toIndianTime(moment).replace(/\.\d+$/, '')}${offset}`;
}

/** Reads a time in India; a text with a time zone keeps its own. Returns null for any other text. */
export function readIndianTime(text: string): Date | null {
  const moment = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** `21 Nov 2026` */
export const formatDay = format({ dateStyle: 'medium' });

/** `21 November 2026` */
export const formatLongDay = format({ dateStyle: 'long' });

/** `21 Nov 2026, 5:12 pm` */
export const formatMoment = format({ dateStyle: 'medium', timeStyle: 'short' });

/** `21 November 2026 at 5:12 pm` */
export const formatLongMoment = format({ dateStyle: 'long', timeStyle: 'short' });

/** `5:12 pm` */
export const formatTime = format({ timeStyle: 'short' });

const weekday = format({ weekday: 'short', day: 'numeric', month: 'short' });
const weekdayAndYear = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** `Thu 26 Nov` */
export function formatWeekday(when: When): string {
  return weekday(when).replaceAll(',', '');
}

/** `Thu 26 Nov 2026` */
export function formatWeekdayAndYear(when: When): string {
  return weekdayAndYear(when).replaceAll(',', '');
}

/** `2026-11-21` → `21-11-2026`, as on an invoice. */
export function formatDigits(day: Day): string {
  return day.split('-').toReversed().join('-');
}

/** Creates a formatter at its first use, so that a page pays only for the formats that it shows. */
function format(options: Intl.DateTimeFormatOptions): (when: When) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (when) => {
    formatter ??= new Intl.DateTimeFormat('en-IN', { timeZone: indiaTimeZone, ...options });
    return formatter.format(toDate(when));
  };
}

function toDate(when: When): Date {
  if (when instanceof Date) return when;
  return when.length === 10 ? startOf(when) : new Date(when);
}
