import { problemOf, type Target } from './columns.ts';
import { balanceColumns } from './balance-columns.ts';
import { moneyMeanings, wordsOf } from './header-words.ts';
import { orderKeys } from './parcel-keys.ts';
import { plainCell } from './plain-cell.ts';
import { readPaise } from './read-amount.ts';

type Known = Readonly<Record<string, Target | null>>;
type Rows = readonly (readonly string[])[];

/**
 * Returns a target for each column: as `known` for this courier, else by the words of its header and by what its cells are. Some
 * rows of the file tell which charges the paid amount is less. It never returns what the shop refuses, but for what the file lacks.
 */
export function suggestColumns(headers: readonly string[], known: Known, rows: Rows = []): (Target | null)[] {
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

type Column = { words: string; isNumber: boolean; isAmount: boolean; isOfOrders: boolean };

/** What the cells of a column are. A column without cells may be anything. */
function describe(header: string, cells: readonly string[]): Column {
  const filled = cells.filter((cell) => cell.trim() !== '').map((cell) => plainCell(cell.slice(0, 200)));
  const share = (test: (cell: string) => boolean) =>
    filled.length === 0 ? 1 : filled.filter(test).length / filled.length;
  return {
    words: wordsOf(header),
    isAmount: share((cell) => readPaise(cell) !== null) >= 0.6,
    isNumber: share((cell) => /\d/.test(cell) && !isDate(cell)) >= 0.5,
    isOfOrders: filled.length > 0 && share((cell) => orderKeys(cell).isOurs) >= 0.5,
  };
}

function isDate(cell: string): boolean {
  return /^(?:\d{1,2}|\d{4})[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ,]+\d{2,4}\b/i.test(cell);
}

const neverNumber =
  /\b(?:date|time|day|days|status|type|mode|weight|wt|qty|quantity|count|amount|value|total|price|charge|charges|fee|url|link|name|company|partner|created|created at|placed|items?|channel name|zone|city|state|pin|pincode|phone|mobile|email)\b/;

/** Higher is likelier. 0 for none. */
function scoreOf(target: 'waybill' | 'orderNumber' | 'reference', column: Column): number {
  const { words, isNumber, isAmount, isOfOrders } = column;
  if (target === 'orderNumber' && isOfOrders) return 20;
  if (!isNumber || isOfOrders || neverNumber.test(words)) return 0;
  const isNumbered = /\b(?:no|nos|number|num|id|code|ref)\b/.test(words) ? 2 : 0;
  if (target === 'waybill') {
    if (/\b(?:awb|awbs|waybill|way bill|airway ?bill|airwaybill)\b/.test(words)) return 8 + isNumbered;
    if (/\b(?:tracking|consignment|docket|lrn?|cn|cnote|connote)\b/.test(words)) return 4 + isNumbered;
    return isNumbered && /\b(?:shipment|shipping|parcel|article|barcode)\b/.test(words) ? 4 : 0;
  }
  const isBank =
    /\b(?:utr|bank|txn|transaction|neft|imps|rtgs|payment|remittance|crf|settlement|payout|voucher)\b/.test(
      words,
    );
  if (target === 'reference') return /\butr\b/.test(words) ? 10 : isBank && (isNumbered || !isAmount) ? 4 : 0;
  if (isBank) return 0;
  if (/\b(?:order|orders|orderid|orderno|ord)\b/.test(words)) return 6 + isNumbered;
  return /\b(?:reference|ref|invoice|merchant|seller|client|customer)\b/.test(words) && isNumbered ? 3 : 0;
}
