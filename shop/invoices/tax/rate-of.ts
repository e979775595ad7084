import type { TaxedGoods } from '#shop/catalog/declarations/tax-finding.ts';
import type { RateRow } from './law-rows.ts';

/** The goods of a row for a whole heading, where rows of some of its goods stand beside it. */
export const otherGoods = 'All other goods of the heading';

type FoundRate = {
  row: RateRow;
  /** The rows in force among which the description decides; none where the heading has one rate. */
  choices: RateRow[];
  isAnswered: boolean;
};

/**
 * Returns the rate of goods on a day in India (`2026-11-21`): of the rows in force, those with the longest prefix of 8, 6 or 4 digits,
 * and of these the row of the goods. Without an answer the row with the highest rate holds, which is that of the rest in the shipped table.
 */
export function findRate(
  rows: readonly RateRow[],
  { hsn, gstGoods = '', reference = '' }: TaxedGoods,
  day: string,
): FoundRate | undefined {
  const inForce = rows.filter(
    (row) => hsn.startsWith(row.hsn) && row.from <= day && (!row.until || day < row.until),
  );
  const longest = Math.max(...inForce.map((row) => row.hsn.length));
  const heading = named(inForce.filter((row) => row.hsn.length === longest));
  const rest = highestOf(heading);
  if (!rest) return undefined;
  const answer = (gstGoods.trim() || goodsOfReference(reference)).toLowerCase();
  const answered = heading.find(({ goods }) => goods?.toLowerCase() === answer);
  const choices = heading.some(({ percent }) => percent !== rest.percent) ? heading : [];
  return {
    row: answered ?? rest,
    choices,
    isAnswered: choices.length === 0 || answered !== undefined,
  };
}

function named(heading: RateRow[]): RateRow[] {
  if (heading.length === 1) return heading;
  return heading.map((row) => (row.goods ? row : { ...row, goods: otherGoods, rest: true }));
}

function highestOf(heading: RateRow[]): RateRow | undefined {
  const highest = Math.max(...heading.map(({ percent }) => percent));
  const rows = heading.filter(({ percent }) => percent === highest);
  return rows.find((row) => row.rest) ?? rows[0];
}

/** Before 22 September 2025 a medicine by a book of the First Schedule had a lower rate. */
function goodsOfReference(reference: string): string {
  if (reference.trim() === '') return '';
  return /propriet/i.test(reference) ? 'Other medicine' : 'Made by a book of the First Schedule';
}

/** Returns the row of goods on a day. Throws for an unknown heading. */
export function rateOf(rows: readonly RateRow[], goods: TaxedGoods, day: string): RateRow {
  const found = findRate(rows, goods, day);
  if (!found) throw new Error(`There is no GST rate for heading ${goods.hsn} on ${day}.`);
  return found.row;
}

/**
 * Returns the goods whose rate a product takes on a day. A combo takes that of its part with the highest rate (mixed supply), or its own
 * heading where it is naturally bundled (composite supply): CGST Act, sections 2(30), 2(74) and 8.
 */
export function decidingGoods<Goods extends TaxedGoods>(
  rows: readonly RateRow[],
  { own, parts, isBundled }: { own: Goods; parts: readonly Goods[]; isBundled: boolean },
  day: string,
): Goods {
  if (parts.length === 0 || (isBundled && findRate(rows, own, day))) return own;
  return highestTaxed(rows, parts, day);
}

/** Returns the goods with the highest GST on a day; of equal rates the first. */
export function highestTaxed<Goods extends TaxedGoods>(
  rows: readonly RateRow[],
  goods: readonly Goods[],
  day: string,
): Goods {
  return goods.reduce((highest, one) =>
    rateOf(rows, one, day).percent > rateOf(rows, highest, day).percent ? one : highest,
  );
}
