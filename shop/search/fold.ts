import { devanagariToLatin } from './devanagari.ts';

/** Raised when the fold changes: entries written by an older one must be written anew. */
export const foldVersion = 1;

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
 * Folding what is folded changes nothing.
 */
export function fold(text: string): string {
  return plainWords(text).map(foldWord).join(' ');
}

const merges: [RegExp, string][] = [
  [/([kgcjtdpbs])h+/g, '$1'],
  [/f/g, 'p'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/jn|dny/g, 'gy'],
  [/a{2,}/g, 'a'],
  [/e{2,}|i{2,}/g, 'i'],
  [/o{2,}|u{2,}/g, 'u'],
  [/([a-z])\1+/g, '$1'],
  [/m(?=[kgcjtdnsv])/g, 'n'],
  [/(?<=[a-z]{3})s$/, ''],
];

function foldWord(word: string): string {
  const merged = merges.reduce((text, [from, to]) => text.replace(from, to), word);
  return merged === word ? word : foldWord(merged);
}
