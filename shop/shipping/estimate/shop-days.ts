import { addDays, type Day, isDay, weekdayOf } from '#platform/india-time.ts';

/** Days on which the shop sends nothing, both included, with the reason in the merchant's words. */
export type ShopHoliday = { from: Day; to: Day; note: string };

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

/** Couriers collect on these. */
export const defaultWorkingDays: readonly Weekday[] = weekdays.slice(1);

export type ShopDays = { workingDays: readonly Weekday[]; holidays: readonly ShopHoliday[] };

const maxHolidays = 60;
const maxDays = 366;

/**
 * Reads `2026-12-24..2026-12-27 Closed for a wedding; 2027-01-14`. Returns null for another text, a range that ends before it begins or
 * lasts more than a year, or more than 60 of them.
 */
export function readShopHolidays(text: string): ShopHoliday[] | null {
  const entries = text.split(';').map((entry) => entry.trim());
  const holidays = entries.filter(Boolean).map(readShopHoliday);
  if (holidays.length > maxHolidays) return null;
  const known = holidays.filter((holiday) => holiday !== null);
  return known.length === holidays.length ? known : null;
}

function readShopHoliday(entry: string): ShopHoliday | null {
  const [days = '', ...words] = entry.split(' ');
  const [from = '', to = from, ...others] = days.split('..');
  const isRange = isDay(from) && isDay(to) && others.length === 0 && from <= to;
  if (!isRange || to > addDays(from, maxDays)) return null;
  return { from, to, note: words.join(' ').trim() };
}

/** Reads `mon,tue,wed`. Returns null for another text, and without a day on which couriers collect. */
export function readWorkingDays(text: string): Weekday[] | null {
  const named = new Set(text.split(',').map((name) => name.trim().toLowerCase()));
  const known = weekdays.filter((day) => named.has(day));
  return known.length === named.size && known.some((day) => day !== 'sun') ? known : null;
}

export function holidayOn(day: Day, holidays: readonly ShopHoliday[]): ShopHoliday | undefined {
  return holidays.find(({ from, to }) => from <= day && day <= to);
}

export function isWorkingDay(day: Day, workingDays: readonly Weekday[]): boolean {
  return workingDays.includes(weekdays[weekdayOf(day)]!);
}

const names: Record<Weekday, string> = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
};

/** `Monday to Saturday`, or `Monday, Wednesday and Friday` */
export function workingDaysInWords(workingDays: readonly Weekday[]): string {
  const all = [...defaultWorkingDays, weekdays[0]];
  const week = all.filter((day) => workingDays.includes(day));
  const [first, last] = [week[0]!, week.at(-1)!];
  const isSpan = all.indexOf(last) - all.indexOf(first) === week.length - 1;
  if (week.length > 2 && isSpan) return `${names[first]} to ${names[last]}`;
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(week.map((day) => names[day]));
}
