import type { Filters } from '#shop/catalog/filters.ts';
import { readPart } from './contract.ts';

type Prices = Pick<Filters, 'minPrice' | 'maxPrice'>;

const rupees = String.raw`(?:₹|rs\.?|inr|rupees?|rupaye|rupay|rupya|रु\.?|रुपये|रुपए)`;
const units = `ml|l|ltr|litres?|liters?|g|gms?|grams?|kg|kilo|mg|tablets?|capsules?|caps|tabs|pieces?|pcs|bags|days?|din|years?|saal|months?`;
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Amounts without a unit such as millilitres, grams, pieces, days or years. */
const amounts = new RegExp(
  String.raw`((?<!\p{L})${rupees} ?|₹ ?)?(?<![\d,])(\d{1,3}(?:,\d{2,3}){1,5}|\d{2,6}|\d{1,2}k)(?!,{0,9}\d)(?: ?/-)?( ?${rupees})?${wordEnd}(?! ?(?:%|(?:${units})${wordEnd}))`,
  'gu',
);

const than = '(?:se|say|sey|ke|k|से|के)';
const less = '(?:kam|kum|neeche|niche|nichey|andar|under|bhitar|tak|कम|नीचे|अंदर|अन्दर|भीतर)';
const more = '(?:zyada|jyada|zyaada|ziada|adhik|upar|uper|oopar|ज़्यादा|ज्यादा|अधिक|ऊपर)';

/** The limits of a text with `#` for each letter of an amount, and `₹` for its last one if it is in rupees. A blank may be missing. */
const limits: [string, (keyof Prices)[]][] = [
  [
    `between # (?:and|to|se) #|(?:from )?# (?:se|to|-|से) (?:#+₹|# (?:tak|ke beech|ke bich|ke andar|तक|के बीच))`,
    ['minPrice', 'maxPrice'],
  ],
  [
    `(?:under|below|less than|lesser than|cheaper than|not more than|no more than|within|up to|at most|max|maximum|budget) (?:of )?#|# (?:${than} ${less}|tak|tk|तक|or less|and below|and under|or under)`,
    ['maxPrice'],
  ],
  [`(?:above|over|more than|at least|minimum|min|starting from) #|# ${than} ${more}`, ['minPrice']],
];
const sayings = limits.map(([said, prices]) => {
  const pattern = said.replaceAll(' ', ' ?').replaceAll(/#(?!\+)/g, '#+₹?');
  return { prices, pattern: new RegExp(String.raw`(?<![\p{L}\p{N}#])(?:${pattern})${wordEnd}`, 'u') };
});

/** Reads a price limit in a search text, `under 500` or `500 se kam`, in rupees. Returns the limit and the text without it. */
export function readPriceWords(text: string): { text: string; prices: Prices } {
  const read = oneSpaceApart(readPart(text));
  // Patterns that ignore case take tens of milliseconds to compile. The length stays, so that places fit the text.
  const lower = read
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  const found = [...lower.matchAll(amounts)];
  if (found.length === 0) return { text, prices: {} };
  const marked = lower
    .replaceAll('#', ' ')
    .replaceAll(
      amounts,
      (amount, before, _, behind) => '#'.repeat(amount.length - 1) + (before || behind ? '₹' : '#'),
    );
  for (const { pattern, prices } of sayings) {
    const said = pattern.exec(marked);
    if (!said) continue;
    const end = said.index + said[0].length;
    const values = found.filter(({ index }) => index >= said.index && index < end).map(toRupees);
    return {
      text: oneSpaceApart(`${read.slice(0, said.index)} ${read.slice(end)}`).trim(),
      prices: Object.fromEntries(prices.map((name, at) => [name, values[at]])),
    };
  }
  return { text, prices: {} };
}

/** The patterns read at most one blank at a place. */
function oneSpaceApart(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function toRupees([, , amount = '']: RegExpExecArray): number {
  return Number.parseInt(amount.replaceAll(',', ''), 10) * (amount.endsWith('k') ? 1_000 : 1);
}
