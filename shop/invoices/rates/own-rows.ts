import type { RateRow } from '../tax/law-rows.ts';

/** A row of GST that the owner added. */
export type OwnRate = {
  id: number;
  hsn: string;
  goods: string;
  /** Whether the row is for every good of its heading. Otherwise the description decides. */
  isWhole: boolean;
  percent: number;
  /** The first day with this rate, in India. */
  from: string;
  /** The notification, in the owner's words. */
  law: string;
};

export const ownRowId = (id: number) => `own-${id}`;

/**
 * Returns the shipped rows with those of the owner. A row holds until the day on which a newer row of the same heading and the same goods
 * begins. A row for the whole heading ends every row of exactly this heading. On the same day the owner's row wins.
 */
export function withOwnRows(shipped: readonly RateRow[], own: readonly OwnRate[]): readonly RateRow[] {
  if (own.length === 0) return shipped;
  const dated = [
    ...shipped.map((row) => ({ row, isOwn: false, ends: row.rest ? undefined : row.goods })),
    ...own.map((rate) => ({ row: rowOf(rate), isOwn: true, ends: rate.isWhole ? undefined : rate.goods })),
  ];
  const ofHeading = Map.groupBy(dated, ({ row }) => row.hsn);
  const ownHeadings = new Set(own.map(({ hsn }) => hsn));
  return dated.flatMap(({ row, isOwn }) => {
    if (!ownHeadings.has(row.hsn)) return [row];
    const enders = (ofHeading.get(row.hsn) ?? []).filter((other) => {
      if (other.row === row || (!isOwn && !other.isOwn)) return false;
      const isLater = other.row.from > row.from || (other.row.from === row.from && other.isOwn && !isOwn);
      return isLater && (other.ends === undefined || sameGoods(other.ends, row.goods));
    });
    const until = [row.until, ...enders.map((other) => other.row.from)].filter((day) => day !== undefined);
    const end = until.toSorted()[0];
    if (end === undefined) return [row];
    return end > row.from ? [{ ...row, until: end }] : [];
  });
}

function rowOf({ id, hsn, goods, isWhole, percent, from, law }: OwnRate): RateRow {
  return { id: ownRowId(id), hsn, ...(isWhole ? {} : { goods }), percent, from, law };
}

export const sameGoods = (one: string, other: string | undefined) =>
  one.trim().toLowerCase() === other?.trim().toLowerCase();
