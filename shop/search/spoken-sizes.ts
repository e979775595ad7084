import { toWords } from './dictionary/words.ts';
import { unitOf } from './pack-size.ts';

const shares = tableOf(
  `half 0.5, haaph 0.5, aadha 0.5, adha 0.5, aada 0.5, ardha 0.5, aadhaa 0.5, aadhe 0.5, aadhi 0.5, aadhii 0.5, adhi 0.5, quarter 0.25,
   pav 0.25, paav 0.25, pao 0.25, pauna 0.75, paunaa 0.75, paune 0.75, sava 1.25, savaa 1.25, dedh 1.5, derh 1.5, dhai 2.5, dhaaii 2.5, adhai 2.5,
   ½ 0.5, ¼ 0.25, ¾ 0.75`,
);
const numbers = tableOf(
  `ek 1, one 1, do 2, two 2, teen 3, tin 3, tiin 3, three 3, char 4, chaar 4, four 4, panch 5, paanch 5, five 5, chhe 6, chhah 6, six 6,
   sau 100, sou 100, hundred 100, saat 7, seven 7, aath 8, eight 8, das 10, ten 10, barah 12, baarah 12, twelve 12, pandrah 15, fifteen 15,
   bees 20, biis 20, twenty 20, pachis 25, pachchis 25, pacchis 25, pachiis 25, pachchiis 25, tees 30, tiis 30, thirty 30, chalis 40, chaalis 40,
   chaaliis 40, forty 40, pachas 50, pachaas 50, fifty 50, sixty 60, sattar 70, seventy 70, assi 80, eighty 80, nabbe 90, ninety 90`,
);
/** `sade chaar` is four and a half. */
const halfMore = new Set('sade saade sadhe saadhe sarhe saarhe'.split(' '));
const hundreds = new Set(['sau', 'sou', 'hundred']);
const sets = new Set('set sets pack packs packet packets paik paiket jodi jodii'.split(' '));
export const joins = new Set(
  'of ka ke ki kaa kii wala wali wale vala vali vale vaalaa vaalii vaale'.split(' '),
);
const counted = new Set(
  'bag bags teabag teabags baig piece pieces pcs pc piis nag sachet sachets'.split(' '),
);
export const large = new Set('bada badi bade badaa badii bara bari'.split(' '));
export const small = new Set('chhota chhoti chhote chota choti chote chhotaa chhotii'.split(' '));
export const packs = new Set(
  `bottle bottles botal bottal shishi sheeshi shiishii dibba dibbi dibbaa dibbii jar jaar pouch paauch pack packet paik paiket size tube`.split(
    /\s+/,
  ),
);

/** `0.5kg` and `1/2ltr`. */
const gluedUnit = /(\d[./]\d{1,3})(?=\p{L})/gu;

type SpokenNumber = { value: number; taken: number; isDigits: boolean };

/**
 * Writes sizes that people say in digits of small units: `dhai sau gram`, `1/2 litre` and `0.5 kg` become `250g`, `500ml` and `500g`. A number
 * of pieces stays alone: `set of three` and `teen ka set` become `3`, `25 bags` becomes `25`. A large bottle says nothing else, and a
 * small one its size alone. Other words stay as they are.
 */
export function sizesInDigits(text: string): string {
  const tokens = text
    .replaceAll(gluedUnit, '$1 ')
    .split(/[\s,]+/)
    .filter(Boolean);
  const plain = tokens.map(plainOf);
  const written: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const pack = packAt(plain, at);
    if (pack) {
      written.push(...pack.words);
      at += pack.taken - 1;
      continue;
    }
    const said = numberAt(plain, at);
    const unit = said && unitOf(plain[at + said.taken] ?? '');
    if (said && unit && !(said.isDigits && said.taken === 1)) {
      // In one word, since `g` before another word may begin a name.
      written.push(`${Math.round(said.value * unit.times)}${unit.name}`);
      at += said.taken;
      continue;
    }
    const pieces = said && piecesAt(plain, at, said);
    if (!pieces) written.push(tokens[at]!);
    else {
      written.splice(written.length - pieces.before, pieces.before, String(said.value));
      at += said.taken + pieces.after - 1;
    }
  }
  return written.length === 0 ? text : written.join(' ');
}

/** Returns a number of pieces with the words around it that only say so, or null where the number may mean something else. */
function piecesAt(plain: string[], at: number, { value, taken, isDigits }: SpokenNumber) {
  if (!Number.isInteger(value)) return null;
  const isOf = joins.has(plain[at - 1] ?? '') && sets.has(plain[at - 2] ?? '');
  if (isOf) return { before: 2, after: 0 };
  const next = plain[at + taken] ?? '';
  if (counted.has(next)) return { before: 0, after: 1 };
  if (next === 'tea' && counted.has(plain[at + taken + 1] ?? '')) return { before: 0, after: 2 };
  if (!joins.has(next)) return null;
  const isSet = sets.has(plain[at + taken + 1] ?? '');
  return isSet ? { before: 0, after: 2 } : isDigits || next.length < 4 ? null : { before: 0, after: 1 };
}

function packAt(plain: string[], at: number) {
  const word = plain[at]!;
  if (!large.has(word) && !small.has(word)) return null;
  const place = joins.has(plain[at + 1] ?? '') ? at + 2 : at + 1;
  if (!packs.has(plain[place] ?? '')) return null;
  return {
    taken: place - at + 1,
    words: small.has(word) ? ['small'] : [],
  };
}

function numberAt(plain: string[], at: number): SpokenNumber | null {
  const isHalfMore = halfMore.has(plain[at]!);
  const place = isHalfMore ? at + 1 : at;
  const word = plain[place] ?? '';
  const isDigits = /^\d{1,5}$/.test(word);
  const said = isDigits ? Number(word) : (shares.get(word) ?? numbers.get(word) ?? fractionOf(word));
  if (said === undefined) return null;
  const value = isHalfMore ? said + 0.5 : said;
  const taken = place - at + 1;
  if (!hundreds.has(plain[place + 1] ?? '')) return { value, taken, isDigits };
  // `ek sau pachas`.
  const more = numbers.get(plain[place + 2] ?? '') ?? 0;
  const isMore = more >= 10 && more < 100;
  return { value: value * 100 + (isMore ? more : 0), taken: taken + (isMore ? 2 : 1), isDigits };
}

function fractionOf(word: string): number | undefined {
  const [, above, below, decimal] = /^(?:(\d)\/(\d)|(\d{0,3}\.\d{1,3}))$/.exec(word) ?? [];
  if (decimal) return Number(decimal);
  return above && Number(below) > 0 ? Number(above) / Number(below) : undefined;
}

const devanagariZero = '०'.charCodeAt(0);

/** Returns a word in small Latin letters and digits. */
export function plainOf(token: string): string {
  const lower = token
    .toLowerCase()
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));
  if (/[\d½¼¾]/.test(lower)) return lower;
  const words = toWords(lower);
  return words.length === 1 ? words[0]!.plain : lower;
}

function tableOf(list: string): Map<string, number> {
  return new Map(
    list
      .split(',')
      .map((row) => row.trim().split(' '))
      .map(([word = '', value]) => [word, Number(value)]),
  );
}
