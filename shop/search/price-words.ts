import type { Filters } from '#shop/catalog/filters.ts';
import { readPart } from './contract.ts';

type Prices = Pick<Filters, 'minPrice' | 'maxPrice'>;

const rupees = String.raw`(?:₹|rs\.?|inr|rupees?|rupaye|rupay|rupya|रु\.?|रुपये|रुपए)`;
const units = `ml|l|ltr|litres?|liters?|g|gms?|grams?|kg|kilo|mg|tablets?|capsules?|caps|tabs|pieces?|pcs|bags|days?|din|years?|saal|months?`;
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Digits with their commas. An old browser knows no lookbehind, so the text around them is read apart. */
const runs = /\d[\d,]*/g;
const wholeAmount = /^(?:\d{1,3}(?:,\d{2,3}){1,5}|\d{1,6})$/;
const rupeesBefore = new RegExp(String.raw`(?:(?:^|[^\p{L}])(?=\p{L})${rupees} ?|₹ ?)$`, 'u');
const maxBefore = 12;
/** An amount has no unit such as millilitres, grams, pieces, days or years. */
const afterAmount = new RegExp(
  String.raw`(?!,{0,9}\d)(?: ?/-)?( ?${rupees})?${wordEnd}(?! ?(?:%|(?:${units})${wordEnd}))`,
  'uy',
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
  // `10 rupaye ka sabun`: no more than that.
  [`#+₹ (?:ka|ki|ke|mein|me|wal[aie]|val[aie]|का|की|के|में|वाल[ाीे])|for #+₹`, ['maxPrice']],
];
const sayings = limits.map(([said, prices]) => {
  const pattern = said.replaceAll(' ', ' ?').replaceAll(/#(?!\+)/g, '#+₹?');
  return { prices, pattern: new RegExp(String.raw`(^|[^\p{L}\p{N}#])(?:${pattern})${wordEnd}`, 'u') };
});

/** Reads a price limit in a search text, `under 500` or `500 se kam`, in rupees. Returns the limit and the text without it. */
export function readPriceWords(text: string): { text: string; prices: Prices } {
  const read = oneSpaceApart(readPart(text));
  // Patterns that ignore case take tens of milliseconds to compile. The length stays, so that places fit the text.
  const lower = read
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  const found = findAmounts(lower);
  if (found.length === 0) return { text, prices: {} };
  const marked = markAmounts(lower, found);
  for (const { pattern, prices } of sayings) {
    const said = pattern.exec(marked);
    if (!said) continue;
    const from = said.index + said[1]!.length;
    const end = said.index + said[0].length;
    const values = found.filter(({ index }) => index >= from && index < end).map(({ value }) => value);
    return {
      text: oneSpaceApart(`${read.slice(0, from)} ${read.slice(end)}`).trim(),
      prices: Object.fromEntries(prices.map((name, at) => [name, values[at]])),
    };
  }
  return { text, prices: {} };
}

type Amount = { index: number; end: number; value: number; inRupees: boolean };

function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const { index, 0: run } of text.matchAll(runs)) {
    const digits = withoutLastCommas(run);
    const inThousands = digits.length <= 2 && text[index + digits.length] === 'k';
    if (text[index - 1] === ',' || !(inThousands || wholeAmount.test(digits))) continue;
    afterAmount.lastIndex = index + digits.length + (inThousands ? 1 : 0);
    const after = afterAmount.exec(text);
    if (!after) continue;
    const before = text.slice(Math.max(index - maxBefore, found.at(-1)?.end ?? 0), index);
    const [named = ''] = rupeesBefore.exec(before) ?? [];
    const inRupees = named !== '' || after[1] !== undefined;
    // `under 5` may be an age.
    if (digits.length === 1 && !inThousands && !inRupees) continue;
    found.push({
      index: index - (named && !/^[\p{L}₹]/u.test(named) ? named.length - 1 : named.length),
      end: afterAmount.lastIndex,
      value: Number.parseInt(digits.replaceAll(',', ''), 10) * (inThousands ? 1_000 : 1),
      inRupees,
    });
  }
  return found;
}

function withoutLastCommas(run: string): string {
  let end = run.length;
  while (run[end - 1] === ',') end--;
  return run.slice(0, end);
}

/** Returns the text with `#` for each letter of an amount, and `₹` for the last one of rupees. */
function markAmounts(text: string, found: Amount[]): string {
  let marked = '';
  for (const { index, end, inRupees } of found)
    marked += `${text.slice(marked.length, index).replaceAll('#', ' ')}${'#'.repeat(end - index - 1)}${inRupees ? '₹' : '#'}`;
  return marked + text.slice(marked.length).replaceAll('#', ' ');
}

/** The patterns read at most one blank at a place. */
function oneSpaceApart(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
