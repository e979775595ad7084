import type { Target } from './targets.ts';

const numbers = new Set<Target>(['gtin', 'sku', 'hsn', 'fssai', 'licence', 'slug']);
const never = new Set<Target>([...numbers, 'packs', 'name', 'quantity', 'weightGrams']);
const month = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const dates = new RegExp(
  String.raw`^(\d{1,2}-(${month})(-\d{2,4})?|(${month})-\d{2,4}|\d{1,2}/\d{1,2}/\d{2,4})$`,
  'i',
);

/** Returns what a spreadsheet did to a cell, in words for staff, or null. */
export function excelDamage(target: Target, cell: string): string | null {
  if (/^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$|^#{2,}$/.test(cell))
    return `${cell} is an error of the spreadsheet, and no value.`;
  if (numbers.has(target) && /^\d([.,]\d+)?E\+?\d+$/i.test(cell))
    return `Excel shortened this number to ${cell}, and its digits are lost. Format the column as text, and enter the number again.`;
  if (never.has(target) && dates.test(cell))
    return `Excel turned this into the date ${cell}. Format the column as text, and enter the value again.`;
  return lostZero(target, cell);
}

function lostZero(target: Target, cell: string): string | null {
  if (!/^\d+$/.test(cell)) return null;
  const hasOdd = target === 'hsn' && [3, 5, 7].includes(cell.length);
  const isShort = target === 'gtin' && [7, 11].includes(cell.length);
  if (!hasOdd && !isShort) return null;
  return `${cell} has ${cell.length} digits. Excel may have removed a zero at its front: 0${cell}? Format the column as text.`;
}
