import { addDays, type Day, dayMs, isDay } from '#platform/india-time.ts';

/** Days of a report, both included. */
export type DayRange = { from: Day; to: Day };

export const maxDays = 1_900;

/** The chart shows months beyond so many days. */
export const maxDaysOfChart = 92;

const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The financial year of India begins in April. */
const taxYearOf = (day: Day): Day => `${Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)}-04-01`;

/** The ranges that staff choose by name, on a day of India. */
export const namedRanges: Record<string, { label: string; of: (today: Day) => DayRange }> = {
  today: { label: 'Today', of: (today) => ({ from: today, to: today }) },
  yesterday: {
    label: 'Yesterday',
    of: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  },
  week: { label: '7 days', of: (today) => ({ from: addDays(today, -6), to: today }) },
  days30: { label: '30 days', of: (today) => ({ from: addDays(today, -29), to: today }) },
  month: { label: 'This month', of: (today) => ({ from: monthOf(today), to: today }) },
  lastMonth: {
    label: 'Last month',
    of: (today) => {
      const to = addDays(monthOf(today), -1);
      return { from: monthOf(to), to };
    },
  },
  thisYear: { label: 'This year', of: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }) },
  taxYear: { label: 'This financial year', of: (today) => ({ from: taxYearOf(today), to: today }) },
  year: { label: '12 months', of: (today) => ({ from: addDays(today, -364), to: today }) },
  years: { label: '5 years', of: (today) => ({ from: addDays(today, -1_825), to: today }) },
};

/** Returns the days of a named range, or of a month such as `2026-10` as far as it has come. Undefined for another name. */
export function rangeOf(name: string, today: Day): DayRange | undefined {
  if (Object.hasOwn(namedRanges, name)) return namedRanges[name]!.of(today);
  const from = `${name}-01`;
  if (!isDay(from) || from > today) return undefined;
  const end = addDays(nextMonth(from), -1);
  return { from, to: end < today ? end : today };
}

export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** Returns the days before a range, as many. A whole month has the whole month before it. */
export function rangeBefore(range: DayRange): DayRange {
  const to = addDays(range.from, -1);
  return { from: isWholeMonth(range) ? monthOf(to) : addDays(range.from, -daysIn(range)), to };
}

/** The first to the 29th of a month has the same days of the month before it, as far as that month has them, and a whole month the whole. */
export function sameDaysOfLastMonth(range: DayRange): DayRange {
  const last: Day = addDays(range.from, -1);
  const same = `${last.slice(0, 7)}-${range.to.slice(8)}`;
  return { from: monthOf(last), to: isWholeMonth(range) || same > last ? last : same };
}

/** Whether a range has each day of one month. */
export function isWholeMonth({ from, to }: DayRange): boolean {
  return from === monthOf(from) && addDays(to, 1) === nextMonth(from);
}

function nextMonth(day: Day): Day {
  return monthOf(addDays(monthOf(day), 31));
}
