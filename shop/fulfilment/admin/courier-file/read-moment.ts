import { dayOf, readIndianTime, startOf } from '#platform/india-time.ts';
import { plainCell } from '#shop/shipping/courier-file/plain-cell.ts';

/** A time of a file. Without a time of day it is a day alone. */
export type Moment = { at: Date; isDay: boolean };

const maxLength = 40;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t\s,]+(.+))?$/i;
const yearLast = /^(\d{1,2})[-/.\s]{1,2}(\d{1,2}|[a-z]{3,9})[-/.\s,]{1,2}(\d{4}|\d{2})(?:[t\s,]+(.+))?$/i;
const monthFirst = /^([a-z]{3,9})\s(\d{1,2}),?\s(\d{4})(?:[t\s,]+(.+))?$/i;
const clock = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d{1,6})?)?\s?([ap]\.?m\.?)?(?:\s?ist)?$/i;
const zoned = /^(\d{4}-\d{2}-\d{2})[t\s](\d{2}:\d{2}(?::\d{2})?(?:\.\d{1,6})?)\s?(z|[+-]\d{2}:?\d{2})$/i;

type WrittenDate = { year: number; first: number; second: number; isMonthFirst: boolean; time: string };

/**
 * Reads the times of a column, in India. `05/11/2026` is 5 November, unless another cell of the column shows that the month is first.
 * Returns null for a cell that is no time.
 */
export function readMoments(cells: readonly string[]): (Moment | null)[] {
  const parts = cells.map(partsOf);
  const hasMonthFirst = parts.some((one) => one && !one.isMonthFirst && one.second > 12);
  const hasDayFirst = parts.some((one) => one && !one.isMonthFirst && one.first > 12);
  return parts.map((one, index) => {
    if (!one) return momentWithZone(cells[index]!);
    // A column with both has no one form, so only the cells that say it themselves are read.
    if (
      hasMonthFirst &&
      hasDayFirst &&
      !one.isMonthFirst &&
      one.first <= 12 &&
      one.second <= 12 &&
      one.first !== one.second
    )
      return null;
    const isMonthFirst = one.isMonthFirst || one.second > 12 || (hasMonthFirst && one.first <= 12);
    return momentOf(one, isMonthFirst ? [one.first, one.second] : [one.second, one.first]);
  });
}

function partsOf(cell: string): WrittenDate | null {
  if (cell.length > maxLength) return null;
  const text = plainCell(cell);
  if (zoned.test(text)) return null;
  const iso = yearFirst.exec(text);
  if (iso)
    return {
      year: Number(iso[1]),
      first: Number(iso[2]),
      second: Number(iso[3]),
      isMonthFirst: true,
      time: iso[4] ?? '',
    };
  const named = monthFirst.exec(text);
  if (named) return withMonth(named[1]!, { day: named[2]!, year: named[3]!, time: named[4] });
  const parts = yearLast.exec(text);
  if (!parts) return null;
  const [, day = '', month = '', year = '', time] = parts;
  if (!/^\d/.test(month)) return withMonth(month, { day, year, time });
  return {
    year: fullYear(year),
    first: Number(day),
    second: Number(month),
    isMonthFirst: false,
    time: time ?? '',
  };
}

function withMonth(
  name: string,
  { day, year, time = '' }: { day: string; year: string; time?: string | undefined },
): WrittenDate | null {
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return month === 0
    ? null
    : { year: fullYear(year), first: month, second: Number(day), isMonthFirst: true, time };
}

const fullYear = (year: string) => Number(year) + (year.length === 2 ? 2000 : 0);

function momentOf({ year, time }: WrittenDate, [month, day]: readonly [number, number]): Moment | null {
  const two = (part: number | string) => String(part).padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const noon = readIndianTime(`${date}T12:00`);
  if (!noon || dayOf(noon) !== date) return null;
  if (time === '') return { at: startOf(date, { hour: 12 }), isDay: true };
  const [, hours = '', minutes = '', seconds = '0', half = ''] = clock.exec(time) ?? [];
  const isPm = /^p/i.test(half);
  if (hours === '' || (half && (Number(hours) > 12 || hours === '0'))) return null;
  const hour = half ? (Number(hours) % 12) + (isPm ? 12 : 0) : Number(hours);
  const at = readIndianTime(`${date}T${two(hour)}:${minutes}:${two(seconds)}`);
  return at && dayOf(at) === date ? { at, isDay: false } : null;
}

function momentWithZone(cell: string): Moment | null {
  const [, date, time, zone] = (cell.length <= maxLength && zoned.exec(plainCell(cell))) || [];
  const at = date ? readIndianTime(`${date}T${time}${zone!.toUpperCase()}`) : null;
  return at && { at, isDay: false };
}
