import { describeNumbers, scoreOf } from '#shop/shipping/courier-file/number-columns.ts';
import { plainCell } from '#shop/shipping/courier-file/plain-cell.ts';
import { problemOf, type Target } from './columns.ts';
import { balanceColumns } from './balance-columns.ts';
import { moneyMeanings } from './header-words.ts';
import { readPaise } from './read-amount.ts';

type KnownColumns = Readonly<Record<string, Target | null>>;
type Rows = readonly (readonly string[])[];

/**
 * Returns a target for each column: as `known` for this courier, else by the words of its header and by what its cells are. Some
 * rows of the file tell which charges the paid amount is less. It never returns what the shop refuses, but for what the file lacks.
 */
export function suggestColumns(
  headers: readonly string[],
  known: KnownColumns,
  rows: Rows = [],
): (Target | null)[] {
  const remembered = headers.map((header) => (Object.hasOwn(known, header) ? known[header]! : undefined));
  const isKnown = headers.every((header, at) => header === '' || remembered[at] !== undefined);
  const whole = remembered.map((target) => target ?? null);
  if (isKnown && problemOf(whole) === null) return whole;
  const guessed = guess(headers, rows);
  const merged = guessed.map((target, at) => (remembered[at] === undefined ? target : remembered[at]));
  return problemOf(merged) === null ? merged : guessed;
}

function guess(headers: readonly string[], rows: Rows): (Target | null)[] {
  const columns = headers.map((header, at) =>
    describe(
      header,
      rows.map((row) => row[at] ?? ''),
    ),
  );
  const result: (Target | null)[] = headers.map(() => null);
  for (const target of ['waybill', 'orderNumber', 'reference'] as const) {
    const scores = columns.map((column, at) => (result[at] === null ? scoreOf(target, column) : 0));
    const best = Math.max(...scores);
    if (best > 0) result[scores.indexOf(best)] = target;
  }
  const money = columns.map((column, at) =>
    result[at] === null && column.isAmount ? moneyMeanings(column.words) : null,
  );
  balanceColumns(money, rows).forEach((target, at) => {
    result[at] ??= target;
  });
  return result;
}

function describe(header: string, cells: readonly string[]) {
  const filled = cells.filter((cell) => cell.trim() !== '').map((cell) => plainCell(cell.slice(0, 200)));
  const amounts = filled.filter((cell) => readPaise(cell) !== null).length;
  return { ...describeNumbers(header, cells), isAmount: amounts >= 0.6 * filled.length };
}
