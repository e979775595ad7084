import type { Filters } from '#shop/catalog/filters.ts';
import { readPart } from './contract.ts';

type Prices = Pick<Filters, 'minPrice' | 'maxPrice'>;

const sign = String.raw`(?:₹|rs\.?|inr|rupees|rupee|rupaye|rupay|rupya|रु\.?|रुपये|रुपए)?`;
const amount = String.raw`${sign} (\d{1,3}(?:,\d{2,3}){1,5}|\d{2,6}|\d{1,2}k)(?!,{0,9}\d) (?:/-)? ${sign}`;
const from = String.raw`(?<![\p{L}\p{N}])`;
/** The amount has no unit such as millilitres, grams, pieces, days or years. */
const to = String.raw`(?![\p{L}\p{M}\p{N}])(?! (?:ml|l|ltr|litres?|liters?|g|gms?|grams?|kg|kilo|mg|tablets?|capsules?|caps|tabs|pieces?|pcs|bags|days?|din|years?|saal|months?|%))`;
const than = String.raw`(?:se|say|sey|ke|k|से|के)`;
const less = String.raw`(?:kam|kum|neeche|niche|nichey|andar|under|bhitar|tak|कम|नीचे|अंदर|अन्दर|भीतर)`;
const more = String.raw`(?:zyada|jyada|zyaada|ziada|adhik|upar|uper|oopar|ज़्यादा|ज्यादा|अधिक|ऊपर)`;

/** Patterns of a limit, with the prices that their amounts mean. A blank may be missing, and never is beside another. */
const sayings: [RegExp, (keyof Prices)[]][] = [
  [`between ${amount}${to} (?:and|to|se) ${amount}${to}`, ['minPrice', 'maxPrice']],
  [
    `(?:from )?${amount}${to} (?:se|to|-|से) ${amount}${to} (?:tak|ke beech|ke bich|ke andar|rs|rupees|तक|के बीच)`,
    ['minPrice', 'maxPrice'],
  ],
  [
    `(?:under|below|less than|lesser than|cheaper than|not more than|no more than|within|up ?to|at most|max|maximum|budget) (?:of )?${amount}${to}`,
    ['maxPrice'],
  ],
  [`(?:above|over|more than|at least|minimum|min|starting from) ${amount}${to}`, ['minPrice']],
  [`${amount}${to} ${than} ${less}`, ['maxPrice']],
  [`${amount}${to} (?:tak|tk|तक|or less|and below|and under|or under)`, ['maxPrice']],
  [`${amount}${to} ${than} ${more}`, ['minPrice']],
].map(([said, prices]) => [
  new RegExp(`${from}${String(said).replaceAll(' ', ' ?')}(?![\\p{L}\\p{M}\\p{N}])`, 'u'),
  prices as (keyof Prices)[],
]);

/**
 * Reads a price limit in a search text, `under 500` or `500 se kam`, in rupees. Returns the limit and the text without it.
 */
export function readPriceWords(text: string): { text: string; prices: Prices } {
  const read = oneSpaceApart(readPart(text));
  const western = read.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  // Every pattern needs a digit, and most texts have none.
  if (!/\d/.test(western)) return { text, prices: {} };
  // Patterns that ignore case take tens of milliseconds to compile. The length stays, so that places fit the text.
  const lower = western.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  for (const [saying, names] of sayings) {
    const said = saying.exec(lower);
    if (!said) continue;
    const rupees = names.map((_, at) => toRupees(said[at + 1]!));
    const rest = `${read.slice(0, said.index)} ${read.slice(said.index + said[0].length)}`;
    return {
      text: oneSpaceApart(rest).trim(),
      prices: Object.fromEntries(names.map((name, at) => [name, rupees[at]])),
    };
  }
  return { text, prices: {} };
}

/** The patterns read at most one blank at a place. */
function oneSpaceApart(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function toRupees(amountSaid: string): number {
  const thousands = amountSaid.endsWith('k') ? 1_000 : 1;
  return Number.parseInt(amountSaid.replaceAll(',', ''), 10) * thousands;
}
