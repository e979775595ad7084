import { normalize, mergeLikeLetters } from '../normalize.ts';
import { spellingDistance } from '../spelling-distance.ts';
import { frequentStems } from '../words/common-words.ts';
import { type Concept, isHerb, isOffered, isUnsold, listOf } from './concept.ts';
import { concerns } from './concerns.ts';
import { bonesOf, dictionary, keysOf, type Meaning, plainOf } from './meanings.ts';
import { herbs } from './herbs.ts';
import { productTypes } from './product-types.ts';
import { unsoldTypes } from './unsold/goods.ts';
import { type Word, wordsOf } from './words.ts';

/** Neighbouring words with one meaning, or a word without a known one. */
export type Phrase = { words: Word[]; concepts: Concept[]; size?: string };

const longestPhrase = 5;
/** A larger share of different letters makes another word of one that normalizes alike. */
const maxByEar = 0.3;
/** In four letters one vowel may differ: `kale` is not clay. */
const [shortWord, longWord, maxInShort] = [4, 6, 0.5];

/** Cuts words into phrases, the longest with a meaning first: `lal chandan` is not chandan. */
export function toPhrases(words: Word[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = longestAt(words, at);
    phrases.push(phrase);
    at += phrase.words.length;
  }
  return phrases;
}

/** Returns the herbs, concerns and product types that a text names. Rose water is a mist and also rose, and a beard oil an oil. */
export function conceptsIn(text: string): Concept[] {
  return [...new Set(toPhrases(wordsOf(text)).flatMap(conceptsOf))];
}

function conceptsOf({ words, concepts }: Phrase): Concept[] {
  if (words.length === 1 || concepts.some(isHerb)) return concepts;
  const head = calledAlone(words.at(-1)!).filter(({ kind }) => kind === 'thing');
  return concepts.concat(words.flatMap(calledAlone).filter(isHerb), head);
}

export function calledAlone(word: Word): Concept[] {
  return longestAt([word], 0).concepts;
}

/** Returns the concepts of goods, needs and illnesses with a name that begins so, or none when there are too many. */
export function conceptsBeginning(normalized: string, most = 8): Concept[] {
  const { keys, meanings } = dictionary();
  const found = new Set<Concept>();
  for (let at = firstFrom(normalized, keys); at < keys.length && keys[at]!.startsWith(normalized); at += 1)
    for (const { concept } of meanings.get(keys[at]!)!.spelled) if (!isUnsold(concept)) found.add(concept);
  return found.size > most ? [] : [...found];
}

/** Returns herbs and concerns with a name that begins like the text, exact spellings first. */
export function termsBeginning(text: string, most: number): Concept[] {
  const words = wordsOf(text);
  const begun = [plainOf(words), normalize(plainOf(words))];
  if (begun[0] === '') return [];
  const { keys, meanings, rank, termsWritten, written } = dictionary();
  const spelled = new Set<Concept>();
  const normalized = new Set<Concept>();
  for (let at = firstFrom(begun[0]!, written); written[at]?.startsWith(begun[0]!); at += 1)
    for (const { concept } of termsWritten.get(written[at]!)!) spelled.add(concept);
  for (let at = firstFrom(begun[1]!, keys); begun[1]!.length > 2 && keys[at]?.startsWith(begun[1]!); at += 1)
    for (const { concept } of meanings.get(keys[at]!)!.spelled)
      if (isOffered(concept)) normalized.add(concept);
  const byRank = (found: Set<Concept>) => [...found].toSorted((a, b) => rank.get(a)! - rank.get(b)!);
  return [...new Set([...byRank(spelled), ...byRank(normalized)])].slice(0, most);
}

/** Returns the name that suggestions show: the first in the dictionary. */
export function nameOf(concept: Concept): string {
  return namesOf(concept)[0]!;
}

/** Returns the names of a concept in the order of the dictionary: in English first, then also in Hindi. */
export function namesOf({ kind, id }: Concept): string[] {
  const named = kind === 'herb' ? herbs : kind === 'concern' ? concerns : productTypes;
  const names = (named[id] ?? id.split(': ').at(-1)!).split(',');
  return names.map((name) => name.trim().replace(/ s\b/, '’s'));
}

/** Returns the dictionary's name of a plain word with a meaning and a similar spelling, or null. */
export function knownAs(plain: string): string | null {
  const meaning = dictionary().meanings.get(normalize(plain));
  if (!meaning || distanceTo(meaning, mergeLikeLetters(plain)) > 1) return null;
  return meaning.spelled.some(({ spellings }) => spellings.includes(plain)) ? plain : meaning.name;
}

function longestAt(words: Word[], at: number): Phrase {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const taken = words.slice(at, at + length);
    const stems = stemsOf(taken);
    const meaning = keysOf(taken).flatMap((key) => meantBy(key, plainOf(taken), stems));
    const inflected =
      meaning.length > 0 ? meaning : (stems ?? []).flatMap((stem) => meantBy(normalize(stem), stem, [stem]));
    if (inflected.length > 0) return { words: taken, concepts: [...new Set(withHead(taken, inflected))] };
  }
  return { words: [words[at]!], concepts: [] };
}

/** A scented candle is also a candle, where the shop sells any. */
function withHead(taken: Word[], meant: Concept[]): Concept[] {
  const head = taken.length > 1 && meant.every(isUnsold) ? calledAlone(taken.at(-1)!) : [];
  return meant.concat(head.filter((one) => isUnsold(one) && listOf(one) in unsoldTypes));
}

/** Returns the spellings of frequent words, which nothing bends: `should hair` is no shoulder. */
function stemsOf(words: Word[]): string[] | null {
  const stems = words.map(({ plain, raw }) => frequentStems(plain, raw));
  return words.length === 1 ? stems[0]! : stems.every(Boolean) ? [plainOf(words)] : null;
}

/** Prefers the meaning with exactly this spelling, and then names with the most similar vowels. */
function meantBy(key: string, typed: string, stems: string[] | null): Concept[] {
  const { alike, meanings } = dictionary();
  const meaning = meanings.get(key);
  if (!meaning) return [];
  const own = stems ?? [typed];
  const exactly = meaning.spelled.filter(({ spellings }) => own.some((one) => spellings.includes(one)));
  if (exactly.length > 0) return exactly.map(({ concept }) => concept);
  if (stems) return [];
  const heard = mergeLikeLetters(typed);
  let nearest = { meaning, distance: distanceTo(meaning, heard) };
  for (const other of alike.get(bonesOf(key))!.map((sibling) => meanings.get(sibling)!)) {
    const distance = distanceTo(other, heard);
    if (distance <= 0.5 && distance < nearest.distance) nearest = { meaning: other, distance };
  }
  const most = heard.length <= shortWord ? maxInShort : heard.length * maxByEar;
  const found = nearest.meaning.spelled.map(({ concept }) => concept);
  // Goods that the shop does not sell and medicines need their own spelling: `ashwa` is no asava.
  const isClose = nearest.distance <= (heard.length > longWord ? maxInShort : 0);
  return nearest.distance > most
    ? []
    : found.filter((concept) => isClose || !(isUnsold(concept) || concept.kind === 'medicine'));
}

function distanceTo({ spelled }: Meaning, heard: string): number {
  const spellings = spelled.flatMap((one) => one.spellings);
  return Math.min(...spellings.map((spelling) => spellingDistance(heard, mergeLikeLetters(spelling))));
}

/** Returns the place of the first of `sorted` texts that is not before `text`. */
function firstFrom(text: string, sorted: readonly string[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
