import { addDays, type Day } from '#platform/india-time.ts';
import { problemOfCells } from '#platform/server/csv/read-records.ts';
import type { FileRecord } from '#platform/server/csv/split-records.ts';
import { readPaise } from '#shop/cash/remittance-file/read-amount.ts';
import { isNamedSum } from '#shop/cash/remittance-file/sum-words.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { checkBalances } from './check-balances.ts';
import type { Columns, Target } from './columns.ts';
import { readDay } from './read-day.ts';

/** A movement of the account. `paise` is negative for money out. */
export type StatementRow = {
  number: number;
  day: Day;
  paise: number;
  balancePaise: number | null;
  referenceCell: string;
  narration: string;
};

/** A row that the shop cannot read, with the reason in words. */
export type RowProblem = { number: number; says: string };

/** `rows` come oldest first. `remarks` counts rows without an amount of their own: titles, sums, notes. */
export type ReadStatement = {
  rows: StatementRow[];
  remarks: number;
  isBalanced: boolean;
  problems: RowProblem[];
};

const maxProblems = 20;
const maxPaise = 100_000_000_000_000;
const maxText = 500;
const footer =
  /\b(?:statement summary|end of statement|computer[- ]generated|system[- ]generated|generated (?:on|by)|legends?|disclaimer|closing balance|transaction totals?|grand total|page total)\b/i;
const opening = /\b(?:opening|closing|brought forward|carried forward|b\/f|c\/f|total|totals)\b/i;

type Layout = { headers: readonly string[]; columns: Columns; today: Day };
type Amounts = { paise: number; hasAmount: boolean; problem: string | null };

/** Reads the rows of a statement one after another. Each amount of the file is in one row, in one remark or in one problem. */
export class StatementReader {
  readonly #layout: Layout;
  readonly #rows: StatementRow[] = [];
  readonly #problems: RowProblem[] = [];
  #remarks = 0;
  #isBelow = false;
  #hasSigns = false;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  add({ number, cells, longCells }: FileRecord): void {
    const long = problemOfCells(longCells, this.#layout.columns);
    if (long) return this.#refuse(number, long);
    if (this.#isHeader(cells)) return this.#remark();
    const { paise, hasAmount, problem } = this.#amounts(cells);
    const dayCell = this.#cell(cells, 'day');
    const day = readDay(dayCell);
    if (day === null) return this.#withoutDay(number, cells, { paise, hasAmount, problem });
    if (problem) return this.#refuse(number, problem);
    if (!hasAmount || paise === 0) return this.#remark();
    if (day > addDays(this.#layout.today, 1))
      return this.#refuse(
        number,
        `The day ${dayCell} is in the future. Does the file put the month before the day?`,
      );
    const balance = this.#balance(cells);
    if (balance === 'unreadable') return this.#refuse(number, 'The balance is no amount.');
    const [referenceCell, narration] = [this.#cell(cells, 'reference'), this.#cell(cells, 'narration')];
    this.#rows.push({ number, day, paise, balancePaise: balance, referenceCell, narration });
  }

  /** Returns the rows, oldest first, and what keeps the statement from being taken. */
  end(): ReadStatement {
    const { columns } = this.#layout;
    if (
      columns.includes('amount') &&
      !columns.includes('direction') &&
      !columns.includes('balance') &&
      !this.#hasSigns
    )
      this.#refuse(0, 'No amount says whether it is in or out. Please choose the column with Cr and Dr.');
    const { rows, broken } = checkBalances(this.#rows);
    if (broken && this.#problems.length === 0) this.#problems.push(broken);
    return {
      rows,
      remarks: this.#remarks,
      isBalanced: columns.includes('balance') && rows.every(({ balancePaise }) => balancePaise !== null),
      problems: this.#problems,
    };
  }

  #withoutDay(number: number, cells: readonly string[], { paise, hasAmount, problem }: Amounts): void {
    const filled = cells.map((cell) => cell.slice(0, maxText)).filter((cell) => cell.trim() !== '');
    if (filled.some((cell) => footer.test(cell))) this.#isBelow = true;
    const isSum = this.#isBelow || filled.some((cell) => isNamedSum(cell) || opening.test(cell));
    if (hasAmount && paise !== 0 && !isSum)
      return this.#refuse(
        number,
        `The row has an amount, and “${cutText(this.#cell(cells, 'day'), 30)}” is no day.`,
      );
    if (problem && !isSum && filled.some((cell) => /\d/.test(cell)) && filled.length > 2)
      return this.#refuse(number, problem);
    const last = this.#rows.at(-1);
    const isContinued = last && !hasAmount && !isSum && this.#cell(cells, 'day') === '' && filled.length <= 2;
    // A long narration goes on in the next row.
    if (isContinued) last.narration = `${last.narration} ${this.#cell(cells, 'narration')}`.slice(0, maxText);
    this.#remark();
  }

  #amounts(cells: readonly string[]): Amounts {
    const { columns } = this.#layout;
    const read = (target: Target) => this.#money(cells, target);
    const [inward, outward, single] = (['in', 'out', 'amount'] as const).map(read);
    const wrong = [inward, outward, single].find((one) => one?.problem);
    if (wrong) return { paise: 0, hasAmount: true, problem: wrong.problem };
    const hasAmount = [inward, outward, single].some((one) => one!.isFilled);
    if (inward!.paise !== 0 && outward!.paise !== 0)
      return { paise: 0, hasAmount, problem: 'The row has money in and money out.' };
    if (!columns.includes('amount'))
      return { paise: inward!.paise - outward!.paise, hasAmount, problem: null };
    if (!columns.includes('direction')) return { paise: single!.paise, hasAmount, problem: null };
    const word = this.#cell(cells, 'direction').toLowerCase();
    const sign = signOf(word);
    const problem = hasAmount && sign === null ? `“${cutText(word, 20)}” says neither Cr nor Dr.` : null;
    return { paise: Math.abs(single!.paise) * (sign ?? 0), hasAmount, problem };
  }

  #money(cells: readonly string[], target: Target) {
    const cell = this.#cell(cells, target);
    if (cell === '') return { paise: 0, isFilled: false, problem: null };
    const paise = readMoney(cell);
    if (target === 'amount' && /^[-+(]|[-)]$|\b[cd]r\b/i.test(cell)) this.#hasSigns = true;
    const problem = paise === null ? `“${cutText(cell, 40)}” is no amount.` : null;
    return { paise: paise ?? 0, isFilled: true, problem };
  }

  #balance(cells: readonly string[]): number | null | 'unreadable' {
    const cell = this.#cell(cells, 'balance');
    if (cell === '') return null;
    const paise = readMoney(cell);
    if (paise === null) return 'unreadable';
    return signOf(this.#cell(cells, 'balanceDirection').toLowerCase()) === -1 ? -Math.abs(paise) : paise;
  }

  #cell(cells: readonly string[], target: Target): string {
    const at = this.#layout.columns.indexOf(target);
    return at === -1
      ? ''
      : (cells[at] ?? '')
          .slice(0, maxText)
          .replaceAll(/[\p{Cc}\s]+/gu, ' ')
          .trim();
  }

  /** Files of several pages repeat their header. */
  #isHeader(cells: readonly string[]): boolean {
    const { headers } = this.#layout;
    return headers.every((header, at) => (cells[at] ?? '').trim().slice(0, 120) === header);
  }

  #remark(): void {
    this.#remarks += 1;
  }

  #refuse(number: number, says: string): void {
    if (this.#problems.length < maxProblems) this.#problems.push({ number, says });
  }
}

function signOf(word: string): 1 | -1 | null {
  if (/^c(?:r|redit)?\.?$/.test(word)) return 1;
  return /^d(?:r|ebit)?\.?$/.test(word) ? -1 : null;
}

/** An overdrawn account of Axis reads `-,77,65,682.30`, and Kotak writes `500.00(Dr)`. */
function readMoney(cell: string): number | null {
  const text = cell.replace(/^-,/, '-').replace(/\((cr|dr)\.?\)$/i, ' $1');
  return readPaise(text, maxPaise);
}
