import { readWordLists } from '#platform/server/word-lists.ts';

const lists = readWordLists('shop/claims/reading/coined-names.txt');
const listed = (name: string) => new Set(lists[name]!.split(', '));

/** How names of goods begin that are made of an illness: `Cholest-Out`, `ThyroEase`, `Bawasir-Nash`. */
const illnesses = listed('illnesses');
/** The promise of the second part. */
const promises = listed('promises');
/** Plain words that many goods carry, with the few ends that make a claim of them. */
const plain = listed('plain');
const boldPromises = listed('boldPromises');
/** A kitchen crushes stones and breaks sugar; a name of one word promises. */
const wholeNames = listed('wholeNames');
const crafts = listed('crafts');

/** Beginnings that are no word by themselves, and count beside a second word too: `Thyro Ease`. */
const beginnings = listed('beginnings');
const maxCoined = 24;

/** Tells whether two words are a name made of an illness and a promise. */
export const isCoinedPair = (first: string, second: string): boolean =>
  beginnings.has(first) && promises.has(second);

/** Tells whether a word without its hyphens is a name made of an illness and a promise. */
export function isCoinedName(word: string): boolean {
  if (word.length < 5 || word.length > maxCoined || crafts.has(word)) return false;
  if (wholeNames.has(word)) return true;
  for (let at = 2; at < word.length; at += 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (illnesses.has(first) && promises.has(rest)) return true;
    if (plain.has(first) && boldPromises.has(rest)) return true;
  }
  return false;
}
