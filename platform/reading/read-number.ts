/** A number as a person wrote it: its digits, or the words that say what to change. */
export type NumberReading = { value: string } | { problem: string };

/** A reader looks at no longer text. */
export const maxNumberLength = 80;

const digit = /\p{Nd}/u;

/** Returns a text without unseen marks, in plain letters and signs, with the digits of every script as 0 to 9. */
export function withPlainDigits(written: string): string {
  return written
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Variation_Selector}\u20E3]/gu, '')
    .replaceAll(/\p{Nd}/gu, (each) => (each < ':' ? each : valueOf(each)));
}

/** Unicode keeps the ten digits of a script side by side, zero first. */
function valueOf(written: string): string {
  const code = written.codePointAt(0)!;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** The first and the last digit of a text, and the signs around them. */
export type NumberParts = { before: string; body: string; after: string; digits: string };

/** Returns the parts of a plain text, or null without a digit. A whole number of a spreadsheet loses its `.0`. */
export function partsOfNumber(plain: string): NumberParts | null {
  const text = plain.replace(/(\d{6})\.0{1,2}$/, '$1');
  const first = text.search(/\d/);
  if (first < 0) return null;
  const end = text.search(/\d\D*$/) + 1;
  const body = text.slice(first, end);
  return { before: text.slice(0, first), body, after: text.slice(end), digits: body.replaceAll(/\D/g, '') };
}

/** Blanks, dashes, brackets and the like between the digits of one number. */
export function hasOnlySeparators(body: string): boolean {
  return /^[\d\s\p{Cc}\p{Pd}\p{Ps}\p{Pe}\p{Pc}\u2212\u2043.,/:;~'·•]*$/u.test(body);
}
