import { devanagariToLatin } from './devanagari.ts';

/** Raised when the fold or the dictionary changes: entries written by an older one are written anew. */
export const indexVersion = 7;

/** The words of a text in lower case without accents; Devanagari in Latin letters. */
export function plainWords(text: string): string[] {
  const latin = devanagariToLatin(text.normalize('NFC').toLowerCase());
  return (
    latin
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * One spelling for the many of an Indian word in Latin letters: `ashwagandha`, `Aśvagandhā` and `अश्वगंधा` are one.
 * Folding what is normalized changes nothing.
 */
export function normalize(text: string): string {
  return plainWords(text).map(normalizeWord).join(' ');
}

/** Applied in this order, again and again until nothing changes. `docs/search.md` tells each with an example. */
const merges: [RegExp, string][] = [
  // The m of tailam and churnam, while what stands before it is still whole
  [/(?<=[a-z]{4})am$/, 'a'],
  // Letters that are one sound
  [/f/g, 'p'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/c*ch(?:c?h)*/g, 'ch'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  // Aspirates and sibilants
  [/(?<=[bdgjklmnprstv])h+/g, ''],
  [/(?<=[abd-z])h+(?=[bdgjklmnprstv])/g, ''],
  [/(?<=[a-z]{2})(?<!c)h+$/g, ''],
  [/jn|dny/g, 'gy'],
  // Long vowels and diphthongs
  [/a{2,}/g, 'a'],
  [/e{2,}|i{2,}/g, 'i'],
  [/o{2,}|u{2,}/g, 'u'],
  [/ai|ae|ay(?![aeiou])/g, 'e'],
  [/au/g, 'o'],
  [/y(?![aeiou])/g, 'i'],
  [/iy(?=[aeou])/g, 'i'],
  [/oe$/g, 'oi'],
  // Nasals before a consonant, letters written twice
  [/(?<=[aeiou])m(?=[bcdgjkpstv])/g, 'n'],
  [/([a-z])\1+/g, '$1'],
  // A plural's s
  [/(?<=[a-z]{3})s$/, ''],
];

function normalizeWord(word: string): string {
  const merged = dropFaintVowels(merge(word));
  return merged === word ? word : normalizeWord(merged);
}

/** A plain word as it sounds: normalized, but with every vowel that was written. What misspellings are measured on. */
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
  [/q|c(?!h)/g, 'k'],
];

/**
 * A plain word with nothing merged but its long vowels and the letters that are one sound: what still tells `methi` from `mitti` when
 * `mithi` is typed, and `kream` from `keram`.
 */
export function mergeLikeLetters(plain: string): string {
  return likeLetters.reduce((text, [from, to]) => text.replace(from, to), plain);
}

function merge(word: string): string {
  return merges.reduce((text, [from, to]) => text.replace(from, to), word);
}

/** Every `a` but a first letter is written or not as one hears it: it goes, when three letters remain without. */
function dropFaintVowels(word: string): string {
  const heard = word.slice(0, 1) + word.slice(1).replaceAll('a', '');
  return heard.length >= 3 ? heard : word;
}
