/** The contents of a column of a courier's file, in words for staff. */
export const targets = {
  waybill: 'Waybill',
  orderNumber: 'Order number',
  status: 'Status',
  statusType: 'Type of the status (UD, RT, DL)',
  remark: 'Remark or reason',
  at: 'When it got this status',
  shippedAt: 'When it was shipped',
  failedAt: 'When it was not delivered',
  deliveredAt: 'When it was delivered',
  returnedAt: 'When it came back',
} as const;

export type Target = keyof typeof targets;

export const targetNames = Object.keys(targets) as [Target, ...Target[]];

/** The target of each column, in the order of the file; null leaves a column out. */
export type Columns = readonly (Target | null)[];

/** Returns why a mapping cannot be used, in words, or null. */
export function problemOf(columns: Columns): string | null {
  const chosen = columns.filter((target) => target !== null);
  const twice = chosen.find((target, at) => chosen.indexOf(target) !== at);
  if (twice) return `“${targets[twice]}” is chosen for two columns. Choose it for one.`;
  if (!chosen.includes('waybill') && !chosen.includes('orderNumber'))
    return 'Please choose the column with the waybill or the order number.';
  const hasNews = chosen.includes('status') || (chosen.includes('waybill') && chosen.includes('orderNumber'));
  return hasNews ? null : 'Please choose the status too, or both the order number and the waybill.';
}
