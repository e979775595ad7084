import { dayOf, formatLongDay } from '#platform/india-time.ts';

/** `2026-11` → `November 2026`. Another text stays as it is. */
export function monthName(month: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return month;
  return formatLongDay(`${month}-01`).replace(/^\d+ /, '');
}

const shown = 24;

/** Returns this month and the 23 before it, for a choice. */
export function recentMonths(now: Date): { value: string; label: string }[] {
  const [year, month] = dayOf(now).split('-').map(Number) as [number, number];
  return Array.from({ length: shown }, (_, back) => {
    const count = year * 12 + month - 1 - back;
    const value = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
    return { value, label: monthName(value) };
  });
}
