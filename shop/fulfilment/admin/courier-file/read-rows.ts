import { cutText } from '#platform/text/cut-text.ts';
import { plainCell } from '#shop/shipping/courier-file/plain-cell.ts';
import { type Columns, type Target, targets } from './columns.ts';
import { type Moment, readMoments } from './read-moment.ts';
import { readScanWords } from './read-scan-words.ts';
import { type Status, wordsOfStatus } from './read-status.ts';

/** A row of a courier's file, read by its columns. `problem` refuses it. */
export type FileRow = {
  number: number;
  waybill: string;
  orderNumber: string;
  status: Status;
  statusText: string;
  /** Type, status and remark without numbers: the same for the same words of another parcel. */
  words: string;
  at: Moment | null;
  /** Why the time cannot be read. It matters only for a row that changes a step. */
  timeProblem: string | null;
  isHeader: boolean;
  problem: string | null;
};

/** `problem` says why the reader of the file refuses the row. */
export type RawRow = { number: number; cells: readonly string[]; problem: string | null };

const maxText = 60;
const maxWordsOfCell = 160;

const timeOfStatus: Partial<Record<Status, Target>> = {
  in_transit: 'shippedAt',
  attempt_failed: 'failedAt',
  delivered: 'deliveredAt',
  returned_to_origin: 'returnedAt',
};

const empty = new Set(['na', 'n/a', 'nil', 'none', 'null', 'pending', '-', '--', 'not assigned']);

/** Reads the rows of a courier's file. A time is that of its status, else the time of the last change. */
export function readRows(
  rows: readonly RawRow[],
  { headers, columns }: { headers: readonly string[]; columns: Columns },
): FileRow[] {
  const cellOf = ({ cells }: RawRow, target: Target) => cells[columns.indexOf(target)] ?? '';
  const times = new Map(
    (['at', 'shippedAt', 'failedAt', 'deliveredAt', 'returnedAt'] as const).map((target) => [
      target as Target,
      readMoments(rows.map((row) => cellOf(row, target))),
    ]),
  );
  return rows.map((row, index) => {
    const [remark, statusType] = [cellOf(row, 'remark'), cellOf(row, 'statusType')];
    const status = readScanWords({ status: cellOf(row, 'status'), statusType, remark });
    const ofStatus = timeOfStatus[status];
    const target = ofStatus && filled(cellOf(row, ofStatus)) ? ofStatus : 'at';
    const written = filled(cellOf(row, target));
    const at = times.get(target)?.[index] ?? null;
    return {
      number: row.number,
      waybill: short(cellOf(row, 'waybill')),
      orderNumber: short(cellOf(row, 'orderNumber')),
      status,
      statusText: [statusType, cellOf(row, 'status'), remark]
        .map((cell) => cutText(plainCell(cutText(cell, 200)), 40))
        .filter(Boolean)
        .join(' · '),
      words: [statusType, cellOf(row, 'status'), remark]
        .map((cell) => wordsOfStatus(cutText(cell, maxWordsOfCell)).replaceAll(/\d+/g, ''))
        .join('|'),
      at,
      timeProblem: written && !at ? `“${targets[target]}” cannot be read: “${cutText(written, 40)}”.` : null,
      isHeader:
        headers.filter(Boolean).length > 1 &&
        headers.every((header, column) => (row.cells[column] ?? '').trim().slice(0, 120) === header),
      problem: row.problem,
    };
  });
}

function filled(cell: string): string {
  const text = plainCell(cutText(cell, 200));
  return empty.has(text.toLowerCase()) ? '' : text;
}

/** A longer text stays too long, so that no part of it names a parcel. */
function short(cell: string): string {
  const text = filled(cell);
  return text.length > maxText ? `${text.slice(0, maxText)}…` : text;
}
