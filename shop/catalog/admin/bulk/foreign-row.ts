import { dayOf } from '#platform/india-time.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { FileLook, RowProblem } from './bulk-change.ts';
import type { RowCells } from './read-row.ts';
import type { Target } from './targets.ts';

export type Prepared = {
  /** Why the row is no goods of this shop. */
  refusal: RowProblem | null;
  notes: RowProblem[];
};

type Options = { source: FileLook['source']; day: string };

/**
 * Applies the columns that change what another column means: gift cards, goods without a parcel, the days of a selling price,
 * prices of India, stock that nobody counts, and prices of 0, which mean none in other shops. Changes the cells of `row`.
 */
export function prepareRow(row: RowCells, { source, day }: Options): Prepared {
  const notes: RowProblem[] = [];
  const cellOf = (target: Target) => row.get(target)?.cell ?? '';
  const problem = (target: Target, reason: string): RowProblem => {
    const { column = '', cell = '' } = row.get(target) ?? {};
    return { column, value: cutText(cell, 200), reason };
  };
  for (const [target, { isLone }] of row)
    if (isLone) {
      notes.push({
        ...problem(target, 'This cell holds only an apostrophe, and counts as empty.'),
        value: "'",
      });
      row.delete(target);
    }
  const refuse = (target: Target, reason: string) => ({ refusal: problem(target, reason), notes });
  if (isYes(cellOf('giftCard')) || (source === 'shopify' && /^gift cards?$/i.test(cellOf('category'))))
    return refuse(
      row.has('giftCard') ? 'giftCard' : 'category',
      'This is a gift card. This shop sells goods, and no gift cards.',
    );
  if (isNo(cellOf('needsShipping')))
    return refuse('needsShipping', 'This needs no parcel, so it is no goods. This shop sends what it sells.');
  if (/\b(virtual|downloadable)\b/i.test(cellOf('type')))
    return refuse('type', 'This is virtual, so it is no goods. This shop sends what it sells.');

  if (isNo(cellOf('soldInIndia'))) notes.push(problem('soldInIndia', 'The file does not sell it in India.'));
  useIndianPrice(row, notes);
  useDaysOfSale(row, { notes, day });
  if (row.has('stockTracker') && cellOf('stockTracker') === '' && row.has('stock')) {
    if (cellOf('stock') !== '' && cellOf('name') !== '')
      notes.push(problem('stock', 'Nobody counts this stock in the other shop. Please count it here.'));
    row.delete('stock');
  }
  if (isYes(cellOf('soldSingly')) && !row.has('maxPerLine'))
    row.set('maxPerLine', { column: row.get('soldSingly')!.column, cell: '1' });

  const isFree = (target: Target) => isZero(cellOf(target));
  const noPrice = 'A product for ₹0.00 cannot be sold. Write its price, or leave the row out.';
  if (source === 'woocommerce' && isFree('sellingPrice') && !isFree('mrp') && cellOf('mrp') !== '') {
    notes.push(problem('sellingPrice', 'A sale price of 0 counts as none. The regular price holds.'));
    row.delete('sellingPrice');
  }
  if (isFree('sellingPrice')) return refuse('sellingPrice', noPrice);
  if (source !== 'own' && isFree('mrp')) {
    if (cellOf('sellingPrice') === '') return refuse('mrp', noPrice);
    // Other shops write 0 for no struck price.
    row.delete('mrp');
  }
  return { refusal: null, notes };
}

function useIndianPrice(row: RowCells, notes: RowProblem[]): void {
  for (const [from, to] of [
    ['priceInIndia', 'sellingPrice'],
    ['mrpInIndia', 'mrp'],
  ] as const) {
    const india = row.get(from);
    if (!india || india.cell === '') continue;
    const before = row.get(to)?.cell ?? '';
    if (before !== '' && before !== india.cell)
      notes.push({
        column: india.column,
        value: cutText(india.cell, 200),
        reason: `The price of India counts, and not ${cutText(before, 40)}.`,
      });
    row.set(to, india);
  }
}

/** A selling price holds from the first to the last of its days. Before and after them the MRP alone holds. */
function useDaysOfSale(row: RowCells, { notes, day }: { notes: RowProblem[]; day: string }): void {
  const price = row.get('sellingPrice');
  if (!price || price.cell === '') return;
  const [start, end] = [dayIn(row.get('saleStart')?.cell), dayIn(row.get('saleEnd')?.cell)];
  const isUnknown = [start, end].includes(null);
  if (!isUnknown && (!start || start <= day) && (!end || day <= end)) {
    const running = `This selling price ends on ${end} in the other shop. Here it holds until you change it.`;
    if (end) notes.push({ column: price.column, value: cutText(price.cell, 200), reason: running });
    return;
  }
  const reason = isUnknown
    ? 'The days of this selling price cannot be read, so it was left out.'
    : `This selling price holds only${start ? ` from ${start}` : ''}${end ? ` to ${end}` : ''}, so it was left out.`;
  notes.push({ column: price.column, value: cutText(price.cell, 200), reason });
  row.delete('sellingPrice');
}

/** Returns the day of `2026-11-30`, `2026-11-30 00:00:00` or a time in UTC; '' for none, null for another text. */
function dayIn(cell = ''): string | null {
  if (cell === '') return '';
  const day = /^(\d{4}-\d{2}-\d{2})(?![\d-])/.exec(cell)?.[1];
  if (!day || Number.isNaN(Date.parse(day))) return null;
  const time = cell.length <= 30 && /[TZ+]/.test(cell) ? Date.parse(cell) : Number.NaN;
  return Number.isNaN(time) ? day : dayOf(new Date(time));
}

const isYes = (cell: string) => /^(yes|true|1|y)$/i.test(cell);
const isNo = (cell: string) => /^(no|false|0|n)$/i.test(cell);
const isZero = (cell: string) => cell.length < 30 && /^(₹|rs\.?|inr)? ?0+([.,]0*)?$/i.test(cell);
