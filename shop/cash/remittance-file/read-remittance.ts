import { formatPaise } from '#platform/money.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { type Columns, type Target, targets } from './columns.ts';
import type { RemittedRow } from '../reconcile-remittance.ts';
import { namesParcel } from '#shop/shipping/courier-file/parcel-keys.ts';
import { plainCell } from '#shop/shipping/courier-file/plain-cell.ts';
import { readPaise, signOf } from './read-amount.ts';
import { isNamedSum } from './sum-words.ts';

/** `problem` says why the reader of the file refuses the row. */
export type FileRow = { number: number; cells: readonly string[]; problem?: string | null | undefined };

/** A row as the file has it. A sum repeats amounts of other rows, so its own count nothing. */
export type ReadRow = RemittedRow & { isSum: boolean; note: string };

const maxPaise = 2_000_000_000;
const maxText = 60;

type Mapping = { headers: readonly string[]; columns: Columns };

/** Reads the rows of a file. Each amount of the file is in exactly one row that is no sum. */
export function readRemittance(rows: readonly FileRow[], { headers, columns }: Mapping): ReadRow[] {
  const signs = columns.map((target, at) =>
    signOf(
      target,
      rows.map(({ cells }) => cells[at] ?? ''),
    ),
  );
  const sums = { all: 0, part: 0 };
  return rows.map((row) => {
    const read = readRow(row, { columns, signs });
    if (isHeader(row.cells, headers)) return { ...read, problem: null, paidPaise: 0, chargesPaise: 0 };
    if (!row.problem && isSum(row.cells, { read, columns, sums })) return asSum(read, sums);
    sums.all += read.paidPaise;
    sums.part += read.paidPaise;
    return row.problem ? { ...read, problem: row.problem } : read;
  });
}

/** Files that somebody put together repeat their header. */
function isHeader(cells: readonly string[], headers: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return (
    filled.length > 1 && headers.every((header, at) => (cells[at] ?? '').trim().slice(0, 120) === header)
  );
}

type Sums = { all: number; part: number };
type Reading = { read: ReadRow; columns: Columns; sums: Sums };

/** A row of sums names no parcel. It says that it is one, or its amount is that of the rows before. */
function isSum(cells: readonly string[], { read, columns, sums }: Reading): boolean {
  const { waybill, orderNumber, paidPaise } = read;
  if (namesParcel(waybill) || namesParcel(orderNumber)) return false;
  if (cells.some((cell, at) => !isMoney(columns[at]) && isNamedSum(cell))) return true;
  const isNameless = waybill === '' && orderNumber === '';
  return isNameless && paidPaise !== 0 && [sums.all, sums.part].includes(paidPaise);
}

const isMoney = (target: Target | null | undefined) =>
  target === 'paid' || target === 'collected' || target === 'charges';

function asSum(read: ReadRow, sums: Sums): ReadRow {
  const { all, part } = sums;
  const said = read.paidPaise;
  sums.part = 0;
  const isRight = [all, part].includes(said);
  const note =
    said === 0 && !isRight
      ? 'A sum, without the amount of the chosen columns.'
      : `The file says ${formatPaise(said)}. Its rows make ${formatPaise(isRight ? said : all)}${isRight ? '.' : ': please look for what is missing.'}`;
  return { ...read, isSum: true, problem: null, note, paidPaise: 0, chargesPaise: 0 };
}

type Signed = { columns: Columns; signs: readonly number[] };

/** Reads a row. Text without a use is cut off, and what is no amount becomes a problem in words. */
function readRow({ number, cells }: FileRow, { columns, signs }: Signed): ReadRow {
  const text = (target: Target) => {
    const at = columns.indexOf(target);
    const cell = at === -1 ? '' : plainCell(cutText(cells[at] ?? '', 1000));
    return cell.length > maxText ? `${cell.slice(0, maxText - 1)}…` : cell;
  };
  const main = columns.includes('paid') ? 'paid' : 'collected';
  const problems: string[] = [];
  const sum = (target: Target) =>
    columns.reduce((total, one, at) => {
      const cell = (cells[at] ?? '').trim();
      if (one !== target || (cell === '' && target !== main)) return total;
      const paise = readPaise(cell);
      if (paise === null) problems.push(`${targets[target]} is no amount: “${cutText(cell, 40)}”.`);
      return total + (paise ?? 0) * signs[at]!;
    }, 0);
  const [given, reversed] = [sum(main), sum('reversals')];
  const chargesPaise = sum('charges') - sum('corrections');
  const paidPaise = main === 'paid' ? given : given - chargesPaise - Math.abs(reversed);
  const [waybill, orderNumber] = [text('waybill'), text('orderNumber')];
  const isEmpty = columns.every((target, at) => !isMoney(target) || !(cells[at] ?? '').trim());
  const row = { number, waybill, orderNumber, reference: text('reference'), isSum: false, note: '' };
  // A remark below the table.
  if (isEmpty && !namesParcel(waybill) && !namesParcel(orderNumber))
    return { ...row, paidPaise: 0, chargesPaise: 0, problem: null };
  if (waybill === '' && orderNumber === '') problems.unshift('The row names no waybill and no order.');
  const isTooMuch = [paidPaise, chargesPaise, paidPaise + chargesPaise].some(
    (paise) => Math.abs(paise) > maxPaise,
  );
  if (isTooMuch) return { ...row, paidPaise: 0, chargesPaise: 0, problem: 'The amount is too high.' };
  return { ...row, paidPaise, chargesPaise, problem: problems[0] ?? null };
}
