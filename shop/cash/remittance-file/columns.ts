/** The contents of a column of a remittance, in words for staff. */
export const targets = {
  waybill: 'Waybill',
  orderNumber: 'Order number',
  paid: 'Amount paid to you',
  collected: 'Cash collected (before charges)',
  charges: 'Charges kept by the courier',
  corrections: 'Correction of charges (a minus takes away)',
  reversals: 'Cash reversed (not yet taken off)',
  reference: 'Bank reference (UTR)',
} as const;

export type Target = keyof typeof targets;

/** The target of each column, in the order of the file; null leaves a column out. */
export type Columns = readonly (Target | null)[];

/** Columns of these are added up. */
const summed: ReadonlySet<Target> = new Set(['charges', 'corrections', 'reversals']);

/** Returns why a mapping cannot be used, in words, or null. */
export function problemOf(columns: Columns): string | null {
  const chosen = columns.filter((target) => target !== null);
  const twice = chosen.find((target, at) => chosen.indexOf(target) !== at && !summed.has(target));
  if (twice) return `${targets[twice]} is chosen for two columns. Choose it for one.`;
  if (!chosen.includes('waybill') && !chosen.includes('orderNumber'))
    return 'Please choose the column with the waybill or the order number.';
  if (chosen.includes('paid') === chosen.includes('collected'))
    return 'Please choose either the amount paid to you or the cash collected.';
  if (chosen.includes('paid') && chosen.includes('reversals'))
    return 'The amount paid to you holds the reversed cash already. Please leave that column out.';
  return null;
}
