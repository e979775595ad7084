import { addDays, type Day, dayOf, hourMs } from '#platform/india-time.ts';

/** E-Commerce Rules 2020, rule 4(5): the grievance officer acknowledges a complaint within forty-eight hours. */
export const acknowledgeHours = 48;

/** Complaints are kept for this many years after their answer. */
export const keptYears = 3;

/** Returns the moment by which a complaint is acknowledged. */
export function acknowledgeBy(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + acknowledgeHours * hourMs);
}

/** Returns the last day of the month that rule 4(5) gives for the redress: 31 January → 28 February. */
export function redressBy(receivedAt: Date): Day {
  return nextMonth(dayOf(receivedAt));
}

function nextMonth(day: Day): Day {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const sameDate = `${firstOf(year, month + 1).slice(0, 8)}${day.slice(8)}`;
  // A month without that date ends before it.
  const last = addDays(firstOf(year, month + 2), -1);
  return sameDate < last ? sameDate : last;
}

/** Returns the first day of a month. The months go on after December: 2026, 13 is January 2027. */
function firstOf(year: number, month: number): Day {
  const years = Math.floor((month - 1) / 12);
  return `${year + years}-${String(month - 12 * years).padStart(2, '0')}-01`;
}
