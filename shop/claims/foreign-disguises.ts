/** Letters of other scripts that look like a Latin one. */
const seeming: Record<string, string> = Object.fromEntries(
  'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ԛq ԝw һh ӏl αa βb εe ιi κk νv οo ρp τt υu χx ɡg ı1'
    .split(' ')
    .map((pair) => [pair[0]!, pair[1]!]),
);

const digitWords = 'zero one two three four five six seven eight nine'.split(' ');
const gluedDigit = new RegExp(`(\\d)(${digitWords.join('|')})(?=\\d|${digitWords.join('|')})`, 'gi');
const tag = /<[^<>]{0,200}>/g;
const entity = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;
const emphasis = /([\p{L}\p{N}@.])(?:\*{1,3}|_{2}|`|~{2})(?=[\p{L}\p{N}@.])/gu;
/** Letters that stand for the digits that they look like: `9OOOO 12345`. */
const zeros = /(?<![\p{L}\p{N}])(?=[oOlI]{0,3}\d)[\doOlI]{4,13}(?![\p{L}\p{N}])/gu;
const maxGlued = 10;

/**
 * Returns a text as its reader sees it: without markup between letters and digits, with Latin letters for those that look like one, and with digits for
 * number words that are glued to a digit. Returns null where it says the same as written.
 */
export function undisguised(text: string): string | null {
  let plain = text
    .replaceAll(entity, (whole, hex: string | undefined, decimal: string | undefined) =>
      signOf(whole, hex, decimal),
    )
    .replaceAll(tag, '')
    .replaceAll(emphasis, '$1')
    .replaceAll(/[\w@.\u0370-\u052f\u0131\u0261\uff01-\uff5e-]{3,80}/g, latinOf)
    .replaceAll(zeros, (digits) => digits.replaceAll(/o/gi, '0').replaceAll(/[lI]/g, '1'));
  for (let round = 0; round < maxGlued; round++) {
    const next = plain.replaceAll(
      gluedDigit,
      (_, digit: string, word: string) => `${digit}${digitWords.indexOf(word.toLowerCase())}`,
    );
    if (next === plain) break;
    plain = next;
  }
  return plain === text ? null : plain;
}

function signOf(whole: string, hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}

/** A word of another script alone is a word of that script. */
function latinOf(word: string): string {
  const wide = word.normalize('NFKC');
  return /[a-z0-9@]/i.test(wide)
    ? wide.replaceAll(/[\u0080-\uffff]/g, (sign) => seeming[sign.toLowerCase()] ?? sign)
    : word;
}
