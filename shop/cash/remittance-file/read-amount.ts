import type { Target } from './columns.ts';
import { plainCell } from '#shop/shipping/courier-file/plain-cell.ts';

const usualMaxPaise = 2_000_000_000;
const maxLength = 60;

/** An accountant writes nothing as a dash. */
const nothing = /^(?:[-–—−]{1,3}|nil|na|n\/a|null|none)$/i;
const debitOrCredit = /\b[cd]r\b/i;
const money = /₹|rs\.?|inr|rupees?/gi;

/**
 * Returns the paise of an amount as couriers and spreadsheets write it: `1,299.00`, `₹ 1,29,999.5`, `INR 506.15/-`, `(848.00)`,
 * `-848`, `848 Dr`, `517,00`. Null for any other text, and for more than `maxPaise`.
 */
export function readPaise(text: string, maxPaise = usualMaxPaise): number | null {
  if (text.length > maxLength) return null;
  const cell = plainCell(text);
  if (nothing.test(cell)) return 0;
  const first = cell.search(/\d/);
  if (first === -1) return null;
  const last = cell.search(/\d\D*$/) + 1;
  // The point of `Rs.99` belongs to the currency, and the point of `.99` to the amount.
  const from = /(?:^|[^a-z])\.$/i.test(cell.slice(0, first)) ? first - 1 : first;
  const isNegative = readSign(cell.slice(0, from), cell.slice(last));
  const paise = readDigits(cell.slice(from, last));
  if (isNegative === null || paise === null || paise > maxPaise) return null;
  return isNegative && paise > 0 ? -paise : paise;
}

/** Returns whether the text around the digits makes them negative. Null when it means something else. */
function readSign(before: string, after: string): boolean | null {
  const end = after.replace(/^\.?\s*\/[-=]/, '').replace(/\bonly\b/i, '');
  const debit = /\bdr\b/i.test(end);
  const around = `${before}|${end}`
    .replaceAll(money, '')
    .replace(/\b[cd]r\b\.?/i, '')
    .replaceAll(/[\s.:]/g, '')
    .replaceAll(/[−–—]/g, '-');
  if (around === '|' || around === '+|') return debit;
  return ['-|', '|-', '(|)', '(-|)', '-(|)'].includes(around) && !debit ? true : null;
}

/** Returns the paise of digits with their separators. */
function readDigits(text: string): number | null {
  const [whole, fraction] = splitDecimals(text.replaceAll(/['’\s]/g, ' '));
  const digits = /^(?:\d*|\d{1,3}(?:[, .]\d{2,3})*[, .]\d{3})$/.test(whole)
    ? whole.replaceAll(/\D/g, '')
    : null;
  if (digits === null || digits.length > 12) return null;
  const paise = readFraction(fraction);
  return paise === null ? null : Number(digits) * 100 + paise;
}

function splitDecimals(text: string): [whole: string, fraction: string] {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  // A comma before two last digits is a decimal comma: no group of an amount has two digits at its end.
  const isDecimal =
    point > comma ? text.indexOf('.') === point : /,\d\d$/.test(text) && text.indexOf(',') === comma;
  const at = isDecimal ? Math.max(point, comma) : text.length;
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Parts of a paisa are refused, but for the noise that a spreadsheet's arithmetic leaves, such as `.49999999999994`. */
function readFraction(digits: string): number | null {
  if (!/^\d*$/.test(digits)) return null;
  const noise = digits.slice(2);
  const paise = Number(digits.slice(0, 2).padEnd(2, '0'));
  if (/^0*$/.test(noise) || (noise.length > 5 && noise.startsWith('0000'))) return paise;
  return noise.length > 5 && noise.startsWith('9999') ? paise + 1 : null;
}

/**
 * Returns -1 for a column whose minus means no minus. Couriers write what they keep with or without one, and an accountant's Dr and
 * Cr depend on whose book it is. A minus before cash is always one.
 */
export function signOf(target: Target | null, cells: readonly string[]): 1 | -1 {
  if (target !== 'charges' && target !== 'paid' && target !== 'collected') return 1;
  const counted =
    target === 'charges' ? cells : cells.filter((cell) => debitOrCredit.test(cell.slice(0, maxLength)));
  const sum = counted.reduce((total, cell) => total + Math.sign(readPaise(cell) ?? 0), 0);
  return sum < 0 ? -1 : 1;
}
