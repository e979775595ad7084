import { indianLetters } from '#platform/text/latin-letters.ts';

/** Raise it when the normalization or the dictionary changes; the next start then reindexes. */
export const indexVersion = 24;

/** Returns the lower-case words of a text without accents, with the scripts of India in Latin letters. */
export function plainWords(text: string): string[] {
  const latin = indianLetters(text.normalize('NFC').toLowerCase(), 'long');
  return (
    latin
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Returns one spelling for all spellings of an Indian word: `ashwagandha`, `Aśvagandhā` and `अश्वगंधा` are equal. Normalizing
 * twice changes nothing.
 */
export function normalize(text: string): string {
  return plainWords(text).map(normalizeWord).join(' ');
}

/** Applied in this order until nothing changes. `docs/search.md` explains each with an example. */
const merges: [RegExp, string][] = [
  // The m of tailam and churnam, before other rules shorten the word
  [/(?<=[a-z]{4})am$/, 'a'],
  // Letters with the same sound
  [/f/g, 'p'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/(?<!c)c*ch(?:c?h)*/g, 'ch'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/(?<=[bdgjklmnprstv])h+/g, ''],
  [/(?<!hh)(?<=[abd-z])h+(?=[bdgjklmnprstv])/g, ''],
  [/(?<!hhh)(?<=[a-z]{2})(?<!c)h+$/g, ''],
  [/jn|dny/g, 'gy'],
  [/a{2,}/g, 'a'],
  [/e{2,}|i{2,}/g, 'i'],
  [/o{2,}|u{2,}/g, 'u'],
  [/ai|ae|ay(?![aeiou])/g, 'e'],
  [/au/g, 'o'],
  [/y(?![aeiou])/g, 'i'],
  [/iy(?=[aeou])/g, 'i'],
  [/oe$/g, 'oi'],
  // Nasals before a consonant, and double letters
  [/(?<=[aeiou])m(?=[bcdgjkpstv])/g, 'n'],
  [/([a-z])\1+/g, '$1'],
  [/(?<=[a-z]{3})s$/, ''],
];

function normalizeWord(word: string): string {
  const merged = dropFaintVowels(merge(word));
  return merged === word ? word : normalizeWord(merged);
}

/** Returns the sound of a plain word: normalized, with every written vowel. Typos are measured on it. */
export function soundOf(plain: string): string {
  const merged = merge(plain);
  return merged === plain ? plain : soundOf(merged);
}

const likeLetters: [RegExp, string][] = [
  [/a{2,}/g, 'a'],
  [/e{2,}|i{2,}/g, 'i'],
  [/o{2,}|u{2,}/g, 'u'],
  [/f/g, 'ph'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/q|c(?!h)/g, 'k'],
];

/**
 * Merges only long vowels and letters with the same sound. The result still tells `methi` from `mitti` when the customer
 * types `mithi`, and `kream` from `keram`.
 */
export function mergeLikeLetters(plain: string): string {
  return likeLetters.reduce((text, [from, to]) => text.replace(from, to), plain);
}

/** Returns the spellings that customers give a word of an Indian script in Latin letters: `bhuukh` is bhukh and bhookh. */
export function romanSpellings(plain: string): string[] {
  const short = plain.replaceAll('aa', 'a');
  return [
    plain,
    short.replaceAll('uu', 'u').replaceAll('ii', 'i'),
    short.replaceAll('uu', 'oo').replaceAll('ii', 'ee'),
  ];
}

function merge(word: string): string {
  return merges.reduce((text, [from, to]) => text.replace(from, to), word);
}

/** Writers often omit an `a` within a word, so it is dropped when three letters remain. */
function dropFaintVowels(word: string): string {
  const heard = word.slice(0, 1) + word.slice(1).replaceAll('a', '');
  return heard.length >= 3 ? heard : word;
}
