/** The contents of a column of a bank's statement, in words for staff. */
export const targets = {
  day: 'Day',
  narration: 'Narration',
  reference: 'Reference or cheque number',
  in: 'Money in (credit, deposit)',
  out: 'Money out (debit, withdrawal)',
  amount: 'Amount, in or out',
  direction: 'Whether the amount is in or out (Cr, Dr)',
  balance: 'Balance after the row',
  balanceDirection: 'Whether the balance is Cr or Dr',
} as const;

export type Target = keyof typeof targets;

export const targetNames = Object.keys(targets) as [Target, ...Target[]];

/** The target of each column, in the order of the file; null leaves a column out. */
export type Columns = readonly (Target | null)[];

/** Returns why a mapping cannot be used, in words, or null. */
export function problemOf(columns: Columns): string | null {
  const chosen = columns.filter((target) => target !== null);
  const has = (target: Target) => chosen.includes(target);
  const twice = chosen.find((target, at) => chosen.indexOf(target) !== at);
  if (twice) return `“${targets[twice]}” is chosen for two columns. Choose it for one.`;
  if (!has('day')) return 'Please choose the column with the day.';
  if (!has('narration') && !has('reference'))
    return 'Please choose the column with the narration or the reference.';
  if (has('amount') === (has('in') || has('out')))
    return 'Please choose either one column for every amount, or those for money in and money out.';
  if (!has('amount') && !has('in')) return 'Please choose the column for money in.';
  if (has('direction') && !has('amount'))
    return 'A column with Cr and Dr belongs to a column for every amount.';
  if (has('balance') && has('in') && !has('out'))
    return 'Please choose the column for money out too, or leave the balance out.';
  if (has('balanceDirection') && !has('balance')) return 'Please choose the column of the balance too.';
  return null;
}
