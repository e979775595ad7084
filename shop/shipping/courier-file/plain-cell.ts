/** Any decimal digit, such as the Devanagari ones, with the value that its place in its block gives. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}

/**
 * Returns a cell without what programs put around a number to protect it: hidden characters, `="…"`, apostrophes and quotes.
 * Full-width characters and digits of other scripts become plain ones. The caller bounds the length.
 */
export function plainCell(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[^\P{Nd}0-9]/gu, plainDigit)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const inner = /^="?([^"]*)"?$/.exec(plain)?.[1] ?? plain;
  return inner.replace(/^['’‘`"“\s]+/, '').replace(/(?<!['’‘`"”\s])['’‘`"”\s]+$/, '');
}
