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
  return lostLetters(target, cell) ?? lostZero(target, cell);
}

/** Marks that stand where letters were: a word of question marks alone, three in a row, or one within a word of a name. */
const questionMarks = /\?{3}|(?<![\p{L}\p{N}\p{M})"'”’!.…])\?{2}(?![\p{L}\p{N}])/u;
const withinWord = /\p{L}\?\p{L}/u;
/** UTF-8 that was read as Windows-1252: letters of India begin with à¤ to à·, dashes and quotes with â€. */
const misread = /\u00e0[\u00a4-\u00b7]|\u00e2\u20ac|\u00c3[\u00a0-\u00bf]/;
const oneLine = new Set<Target>([
  'name',
  'nameHindi',
  'category',
  'latin',
  'sanskrit',
  'english',
  'seller',
  'offer',
]);
const kept = 'Save the file again as CSV UTF-8, and enter the text again.';

function lostLetters(target: Target, cell: string): string | null {
  if (cell.includes('\ufffd') || misread.test(cell))
    return `The letters of this text were lost in a wrong encoding. ${kept}`;
  const isName = oneLine.has(target);
  const hasNoLetter = isName && /^[?\s.,()-]{1,200}$/.test(cell) && cell.includes('?');
  if (hasNoLetter || questionMarks.test(cell) || (isName && withinWord.test(cell)))
    return `A spreadsheet wrote question marks for letters that it did not know. ${kept}`;
  return null;
}

/** An HSN has 4, 6 or 8 digits, an FSSAI number 14, a GTIN 8, 12, 13 or 14. */
const lengthsWithoutZero: { [target in Target]?: number[] } = { hsn: [3, 5, 7], gtin: [7, 11], fssai: [13] };

function lostZero(target: Target, cell: string): string | null {
  if (!/^\d+$/.test(cell)) return null;
  const lengths = lengthsWithoutZero[target];
  if (!lengths?.includes(cell.length)) return null;
  return `${cell} has ${cell.length} digits. A zero in front was lost, as a spreadsheet does: 0${cell}? Format the column as text, and enter the number again.`;
}
