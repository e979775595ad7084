import { addDays } from '#platform/india-time.ts';
import { lawRows } from '../tax/law-rows.ts';
import { findRate } from '../tax/rate-of.ts';
import { legalPercents } from './legal-percents.ts';
import { type OwnRate, sameGoods, withOwnRows } from './own-rows.ts';

const maxYearsAhead = 3;

export type NewRate = Omit<OwnRate, 'id'>;

/** Returns a heading as rows hold it. The tariff prints spaces and dots between its digits. */
export function plainHeading(hsn: string): string {
  return hsn.replace(/[\s.]/g, '');
}

/**
 * Returns why the owner may not add a row on this day, or null. A heading that has a rate gets a new one from tomorrow on, so that no
 * document of today changes. One without any gets it from today on. A row may begin in the past where no document is.
 */
export function problemOf(
  own: readonly OwnRate[],
  rate: NewRate,
  { today, mayBePast = false }: { today: string; mayBePast?: boolean },
): { field: keyof NewRate; message: string } | null {
  const { hsn, percent, from } = rate;
  if (!/^\d{4}(\d{2}){0,2}$/.test(hsn)) return { field: 'hsn', message: 'A heading has 4, 6 or 8 digits.' };
  const chapter = Number(hsn.slice(0, 2));
  if (chapter === 0 || chapter === 77)
    return { field: 'hsn', message: `The customs tariff has no chapter ${hsn.slice(0, 2)}.` };
  if (!legalPercents.some((legal) => legal === percent))
    return { field: 'percent', message: `GST has these rates: ${legalPercents.join(', ')} percent.` };
  const firstDay = firstDayOf(own, rate, today);
  if (from < firstDay && !mayBePast) {
    const isFilled = firstDay === today;
    const message = isFilled
      ? `A new heading can have a rate from today on: ${today}.`
      : 'This heading has a rate today, and documents may use it. A new rate begins tomorrow or later.';
    return { field: 'from', message };
  }
  if (from > lastDayAfter(today))
    return { field: 'from', message: `A rate begins within ${maxYearsAhead} years. Check the year.` };
  return null;
}

/** Returns the first day on which a row of this heading may begin. */
function firstDayOf(own: readonly OwnRate[], { hsn }: Pick<NewRate, 'hsn'>, today: string): string {
  const rows = withOwnRows(lawRows, own);
  return findRate(rows, { hsn }, today) ? addDays(today, 1) : today;
}

/** Whether two rows would say something about the same goods from the same day on. */
export function isSameRow(one: NewRate, other: NewRate): boolean {
  if (one.hsn !== other.hsn || one.from !== other.from || one.isWhole !== other.isWhole) return false;
  return one.isWhole || sameGoods(one.goods, other.goods);
}

function lastDayAfter(today: string): string {
  return `${Number(today.slice(0, 4)) + maxYearsAhead}${today.slice(4)}`;
}
