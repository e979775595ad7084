import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import type { ColumnKind } from '../report.ts';

/** `12.5 %`, `₹1,299.00`, `3.5 days`. A dash represents nothing to divide by. */
export function formatValue(kind: ColumnKind, value: number | string | null): string {
  if (value === null) return '–';
  if (typeof value === 'string') return formatDay(value);
  if (kind === 'rupees') return formatRupees(value);
  const text = value.toLocaleString('en-IN');
  if (kind === 'percent') return `${text} %`;
  return kind === 'days' ? `${text} ${value === 1 ? 'day' : 'days'}` : text;
}
