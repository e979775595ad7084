import type { Columns, Target } from './columns.ts';

const words = (header: string) =>
  header
    .slice(0, 120)
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

const debit = /\b(?:dr|debits?|withdraw\w*|withdrawn|paid out|payments?|money out)\b/;
const credit = /\b(?:cr|credits?|deposits?|paid in|receipts?|money in)\b/;

type Rule = readonly [Target, (text: string) => boolean];

/** The first rule that a header keeps says its target. */
const rules: readonly Rule[] = [
  ['balance', (text) => /\b(?:balance|bal|closing)\b/.test(text) && !/\bopening\b/.test(text)],
  ['direction', (text) => isBoth(text) && !/withdraw|deposit|amount|amt/.test(text)],
  ['direction', (text) => /^(?:cr dr|dr cr|type|txn type|tran type|transaction type|indicator)$/.test(text)],
  [
    'amount',
    (text) =>
      isBoth(text) ||
      /^(?:(?:transaction|txn|tran) )?(?:amount|amt)(?: (?:inr|rs|in inr|in rs))?$/.test(text),
  ],
  ['out', (text) => debit.test(text) && !/\b(?:card|mode|type|date)\b/.test(text)],
  ['in', (text) => credit.test(text) && !/\b(?:card|mode|type|date)\b/.test(text)],
  ['day', (text) => /\b(?:date|dt|dat|day)\b/.test(text)],
  ['narration', (text) => /\b(?:narration|description|particulars?|remarks?|details?)\b/.test(text)],
  [
    'reference',
    (text) =>
      /\b(?:chq|chqno|cheque|ref|reference|utr|rrn|instrument|instrument id|transaction id|tran id)\b/.test(
        text,
      ),
  ],
];

function isBoth(text: string): boolean {
  return debit.test(text) && credit.test(text);
}

/** Returns a target for each column by its header: HDFC, ICICI, SBI, Axis, Kotak and the like. It may lack some that the shop needs. */
export function suggestColumns(headers: readonly string[]): (Target | null)[] {
  const texts = headers.map(words);
  const result: (Target | null)[] = texts.map((text) => rules.find(([, holds]) => holds(text))?.[0] ?? null);
  keepOne(result, 'day', (at) => rankOfDay(texts[at]!));
  for (const target of ['narration', 'reference', 'in', 'out', 'amount', 'balance'] as const)
    keepOne(result, target, () => 0);
  placeDirections(result);
  const hasParts = result.includes('in') && result.includes('out');
  return result.map((target) =>
    hasParts && (target === 'amount' || target === 'direction') ? null : target,
  );
}

/** The day of the transaction comes before that of its value. */
function rankOfDay(text: string): number {
  if (/\bval/.test(text)) return 2;
  return /\b(?:tran|txn|trn|transaction)\b/.test(text) ? 0 : 1;
}

function keepOne(result: (Target | null)[], target: Target, rank: (at: number) => number): void {
  const places = result.flatMap((one, at) => (one === target ? [at] : []));
  const best = places.toSorted((one, other) => rank(one) - rank(other))[0];
  for (const at of places) if (at !== best) result[at] = null;
}

/** A second column of Cr and Dr behind the balance belongs to the balance. */
function placeDirections(result: (Target | null)[]): void {
  const balance = result.indexOf('balance');
  const places = result.flatMap((one, at) => (one === 'direction' ? [at] : []));
  const ofBalance = places.find((at) => balance !== -1 && at === balance + 1);
  for (const at of places) {
    if (at === ofBalance && places.length > 1) result[at] = 'balanceDirection';
    else if (at !== places.find((one) => one !== ofBalance || places.length === 1)) result[at] = null;
  }
  if (!result.includes('amount')) for (const at of places) if (result[at] === 'direction') result[at] = null;
}

/** Returns how many of the columns that the shop needs a row of headers names. */
export function scoreOf(headers: readonly string[]): number {
  const found = new Set<Target | null>(suggestColumns(headers));
  const has = (...any: Target[]) => Number(any.some((target) => found.has(target)));
  return has('day') + has('narration', 'reference') + has('in', 'amount') + has('balance');
}

export function isComplete(columns: Columns, problem: string | null): boolean {
  return problem === null && columns.includes('balance');
}
