import { withoutGuard, withoutTextFormula } from '#platform/csv.ts';
import type { RemittedRow } from './judge-rows.ts';

/** What a column of a remittance holds, in words for staff. `collected` is the cash before charges. */
export const targets = {
  waybill: 'Waybill',
  orderNumber: 'Order number',
  paid: 'Amount paid to you',
  collected: 'Cash collected (before charges)',
  charges: 'Charges kept by the courier',
  reference: 'Bank reference (UTR)',
} as const;

export type Target = keyof typeof targets;

/** The target of each column, in the order of the file; null leaves a column out. */
export type Columns = readonly (Target | null)[];

const signs: readonly [Target, RegExp][] = [
  ['waybill', /waybill|awb|tracking/i],
  ['orderNumber', /order|reference ?(no|number)|invoice/i],
  ['reference', /utr|bank|transaction|txn/i],
  ['charges', /charge|freight|deduct|fee/i],
  ['paid', /remit|net|payable|paid/i],
  ['collected', /cod|collect|cash/i],
];

/** Returns a target for each column: as `known` for this courier, else by the words of its header, each target once. */
export function suggestColumns(
  headers: readonly string[],
  known: Readonly<Record<string, Target | null>>,
): (Target | null)[] {
  const used = new Set<Target>();
  return headers.map((header) => {
    const guess = signs.find(([target, sign]) => sign.test(header) && !used.has(target))?.[0];
    const target = header in known ? known[header]! : (guess ?? null);
    if (target === null || used.has(target)) return null;
    used.add(target);
    return target;
  });
}

/** Returns why a mapping cannot be used, in words, or null. */
export function problemOf(columns: Columns): string | null {
  const chosen = columns.filter((target) => target !== null);
  const twice = chosen.find((target, at) => chosen.indexOf(target) !== at);
  if (twice) return `${targets[twice]} is chosen for two columns. Choose it for one.`;
  if (!chosen.includes('waybill') && !chosen.includes('orderNumber'))
    return 'Please choose the column with the waybill or the order number.';
  if (chosen.includes('paid') === chosen.includes('collected'))
    return 'Please choose either the amount paid to you or the cash collected.';
  return null;
}

const maxPaise = 2_000_000_000;

/** Returns the paise of `1,299.00`, `₹ 1,299` or `Rs. 99.5`; null for any other text. A minus stands only before charges. */
export function readPaise(text: string): number | null {
  const found = /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})*|\d+)(?:\.(\d{1,2})0*)?$/i.exec(text.trim());
  if (!found) return null;
  const paise = Number(found[1]!.replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return paise <= maxPaise ? paise : null;
}

/** Reads a row of a file. Text without a use is cut off, and what is no amount becomes a problem in words. */
export function readRow(cells: readonly string[], columns: Columns, number: number): RemittedRow {
  const cell = (target: Target) => {
    const at = columns.indexOf(target);
    return at === -1 ? '' : withoutGuard(withoutTextFormula((cells[at] ?? '').trim())).trim();
  };
  const amount = columns.includes('paid') ? 'paid' : 'collected';
  const charges = cell('charges').replace(/^[-−(]+(.*?)\)?$/, '$1');
  const [given, kept] = [readPaise(cell(amount)), charges === '' ? 0 : readPaise(charges)];
  const row = {
    number,
    waybill: cell('waybill').slice(0, 60),
    orderNumber: cell('orderNumber').slice(0, 60),
    reference: cell('reference').slice(0, 60),
    paidPaise: 0,
    chargesPaise: 0,
  };
  const problem = (text: string) => ({ ...row, problem: text });
  if (row.waybill === '' && row.orderNumber === '') return problem('The row names no waybill and no order.');
  if (/^\d([.,]\d+)?E\+\d+$/i.test(row.waybill))
    return problem(
      'Excel shortened the waybill, and its digits are lost. Use the file as the courier sent it.',
    );
  if (given === null) return problem(`${targets[amount]} is no amount: “${cell(amount).slice(0, 40)}”.`);
  if (kept === null) return problem(`${targets.charges} is no amount: “${cell('charges').slice(0, 40)}”.`);
  const paidPaise = amount === 'paid' ? given : given - kept;
  if (paidPaise < 0) return problem('The charges are higher than the cash.');
  return { ...row, paidPaise, chargesPaise: kept, problem: null };
}
