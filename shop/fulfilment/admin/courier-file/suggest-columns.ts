import { describeNumbers, scoreOf } from '#shop/shipping/courier-file/number-columns.ts';
import { wordsOf } from '#shop/shipping/courier-file/words-of.ts';
import { readMoments } from './read-moment.ts';
import { readStatus } from './read-status.ts';
import { remarkHeaders, timeHeaders } from './status-words.ts';
import type { Target } from './columns.ts';

const isOther =
  /\b(?:payment|remittance|pickup|sms|whatsapp|qc|cod|order date|created|expected|estimated|edd|etd|placed|invoice)\b/;

const timeWords: readonly [Target, RegExp][] = [
  ['returnedAt', /\b(?:rto|return|returned) (?:delivered|received)\b/],
  ['deliveredAt', /\b(?:delivered|delivery)\b/],
  ['failedAt', /\b(?:ndr|undelivered|attempt|failed)\b/],
  ['shippedAt', /\b(?:shipped|dispatched|dispatch|picked ?up|pickedup|booking|booked)\b/],
  ['at', /\b(?:status|last|latest|event|scan|updated|update)\b/],
];

/** Returns a target for each column, by the words of its header and by what its cells are. */
export function suggestColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): (Target | null)[] {
  const result: (Target | null)[] = headers.map(() => null);
  const cellsOf = (at: number) => rows.map((row) => (row[at] ?? '').slice(0, 200));
  for (const target of ['waybill', 'orderNumber'] as const) {
    const scores = headers.map((header, at) =>
      result[at] === null ? scoreOf(target, { ...describeNumbers(header, cellsOf(at)), isAmount: false }) : 0,
    );
    const best = Math.max(0, ...scores);
    if (best > 0) result[scores.indexOf(best)] = target;
  }
  const status = bestOf(
    headers.map((header, at) => (result[at] === null ? statusScore(header, cellsOf(at)) : 0)),
  );
  if (status !== -1) {
    result[status] = 'status';
    const columnLike = (isMeant: (words: string) => boolean) =>
      headers.findIndex((header, at) => result[at] === null && isMeant(wordsOf(header)));
    const type = columnLike((words) => /^(?:status|scan|shipment status) type$/.test(words));
    const named = columnLike((words) => remarkWords.test(words));
    const remark = named === -1 ? columnLike((words) => remarkHeaders.has(words)) : named;
    if (type !== -1) result[type] = 'statusType';
    if (remark !== -1) result[remark] = 'remark';
  }
  for (const [target, words] of timeWords) {
    const at = headers.findIndex(
      (header, column) => result[column] === null && isTime(wordsOf(header), cellsOf(column), words),
    );
    if (at !== -1) result[at] = target;
  }
  return result;
}

const remarkWords = /\b(?:remarks?|instructions?|(?:ndr|status|latest|last|latest ndr) reason)$/;

function bestOf(scores: readonly number[]): number {
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : -1;
}

function statusScore(header: string, cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const words = wordsOf(header);
  if (isOther.test(words) || /\b(?:date|time)\b/.test(words)) return 0;
  if (filled.length > 0 && filled.filter((cell) => readStatus(cell) === 'unknown').length * 2 > filled.length)
    return 0;
  const says = /\b(?:status|state of|event|activity)\b/.test(words);
  return says ? (/\b(?:shipment|current|delivery|tracking|latest|last)\b/.test(words) ? 3 : 2) : 0;
}

function isTime(words: string, cells: readonly string[], wanted: RegExp): boolean {
  if (!wanted.test(words) || isOther.test(words)) return false;
  if (!timeHeaders.has(words) && !/\b(?:date|time|timestamp|on|at|datetime)\b/.test(words)) return false;
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length === 0 || readMoments(filled).filter(Boolean).length * 2 >= filled.length;
}
