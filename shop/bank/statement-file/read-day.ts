import { type Day, isDay } from '#platform/india-time.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Returns the day of a cell as Indian banks write it, with a time behind it or without: `27/11/26`, `27-11-2026`, `27.11.2026`,
 * `27 Nov 2026`, `27-NOV-26`, `2026-11-27`. The day comes before the month. Null for any other text, and for a day that no calendar has.
 */
export function readDay(text: string): Day | null {
  const cell = text.slice(0, 40).trim();
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(cell);
  if (iso) return dayFrom(iso[3]!, iso[2]!, iso[1]!);
  const digits = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(cell);
  if (digits) return dayFrom(digits[1]!, digits[3]!, digits[4]!);
  const named = /^(\d{1,2})[-/ ]?([a-z]{3})[a-z]*[-/, ]*(\d{4}|\d{2})(?!\d)/i.exec(cell);
  const month = months.indexOf(named?.[2]?.toLowerCase() ?? '') + 1;
  return named && month > 0 ? dayFrom(named[1]!, String(month), named[3]!) : null;
}

function dayFrom(day: string, month: string, year: string): Day | null {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}
