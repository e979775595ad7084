import { withPlainDigits } from '#platform/reading/read-number.ts';

/** A text that may be a SKU or a GTIN: its letters and digits alone, or null. Blanks and dashes of a packet do not count. */
export function numberKeyOf(text: string): string | null {
  const plain = withPlainDigits(text).toLowerCase();
  if (/[^\x20-\x7e]/.test(plain)) return null;
  const key = plain.replaceAll(/[^a-z0-9]/g, '');
  return key.length >= shortest && key.length <= longest ? key : null;
}

const shortest = 3;
const longest = 60;

/** A barcode of 12 digits is one of 13 or 14 with zeros before it. Returns every length of a whole number, or none. */
export function gtinsOf(key: string): string[] {
  if (!/^\d{8,14}$/.test(key)) return [];
  const short = key.replace(/^0+/, '');
  return [...new Set([8, 12, 13, 14].filter((length) => length >= short.length))].map((length) =>
    short.padStart(length, '0'),
  );
}
