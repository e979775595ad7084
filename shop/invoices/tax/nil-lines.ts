import type { InvoiceLine } from './invoice-lines.ts';

export type Rated = Pick<InvoiceLine, 'percent' | 'paidPaise'>;

export function percentText(percent: number): string {
  return percent === 0 ? 'nil' : `${percent} %`;
}

/** Returns what an invoice is called: its paid lines are taxed, nil, or both (CGST Rules 46, 46A and 49). */
export function titleOf(lines: readonly Rated[]): string {
  const paid = lines.filter(({ paidPaise }) => paidPaise > 0);
  if (!paid.some(isNil)) return 'Tax Invoice';
  return paid.every(isNil) ? 'Bill of Supply' : 'Invoice-cum-Bill of Supply';
}

/** Returns what an invoice or credit note says about its nil lines, if it has any. */
export function nilWords(lines: readonly Rated[]): string[] {
  return lines.some(isNil) ? ['Lines marked nil are exempt from GST.'] : [];
}

const isNil = ({ percent }: Rated) => percent === 0;
