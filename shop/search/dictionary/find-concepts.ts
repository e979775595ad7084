import { normalize, mergeLikeLetters, soundOf } from '../normalize.ts';
import { beginsAlike, spellingDistance } from '../spelling-distance.ts';
import { ailments } from './ailments.ts';
import type { Concept, Names } from './concept.ts';
import { concerns } from './concerns.ts';
import { herbs } from './herbs.ts';
import { pairNames } from './pairs.ts';
import { stopWords } from './stop-words.ts';
import { productTypes } from './product-types.ts';
import { rawWords, toWords, type Word } from './words.ts';

/** Neighbouring words that mean something together, or one that may mean nothing that we know. */
export type Phrase = { words: Word[]; concepts: Concept[]; size?: string };

/** What a normalized name means, and how each of its meanings is spelled. */
type Meaning = { name: string; spelled: Map<Concept, Set<string>> };

const longestPhrase = 5;
/** When more of a word differs, one that folds alike is another. */
const maxByEar = 0.3;
/** In four letters one vowel may differ: `kale` is not clay. */
const shortWord = 4;
const maxInShort = 0.5;
/** More words, or longer ones, say nothing more about what sounds like a text. */
const maxCompared = 4;
const longestCompared = 20;
const stops = new Set(rawWords(stopWords));
const meanings = new Map<string, Meaning>();
/** Each concept once, by its kind and id. */
const concepts = new Map<string, Concept>();

for (const [kind, names] of [
  ['herb', herbs],
  ['concern', concerns],
  ['thing', productTypes],
  ['ailment', ailments],
] as const)
  learn(kind, names);

/** A mistyped word is compared with what is listed, not with every pair that can be made of it. */
const names = [...meanings.values()].map(({ name }) => {
  const plain = plainOf(wordsOf(name));
  return { name, plain, sound: soundOf(plain) };
});

for (const { kind, id, names: list } of pairNames()) learn(kind, { [id]: list });

const keys = [...meanings.keys()].toSorted();
const alike = Map.groupBy(keys, bonesOf);

/** Every herb and wish by every name it has, as that is written and as it sounds. */
const terms = [...meanings.values()].flatMap(({ spelled }) =>
  [...spelled].flatMap(([concept, spellings]) =>
    !isOffered(concept) ? [] : [...spellings].map((one) => ({ concept, one, sound: soundOf(one) })),
  ),
);
const termsWritten = Map.groupBy(terms, ({ one }) => one);
const written = [...termsWritten.keys()].toSorted();
/** The dictionary names what people ask for most first. */
const rank = new Map([...new Set(terms.map(({ concept }) => concept))].map((concept, at) => [concept, at]));

/** The words of a text without those that say nothing about a product, unless there are no others. */
export function wordsOf(text: string): Word[] {
  const all = rawWords(text);
  const telling = all.filter((word) => !stops.has(word));
  return (telling.length > 0 ? telling : all).flatMap(toWords);
}

/** Cuts words into phrases, the longest that has a meaning first: `lal chandan` is not chandan. */
export function toPhrases(words: Word[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = longestAt(words, at);
    phrases.push(phrase);
    at += phrase.words.length;
  }
  return phrases;
}

/** What a text names: its herbs, concerns and kinds of product; rose water is a mist, and of rose too. */
export function conceptsIn(text: string): Concept[] {
  return [...new Set(toPhrases(wordsOf(text)).flatMap(conceptsOf))];
}

function conceptsOf({ words, concepts }: Phrase): Concept[] {
  if (words.length === 1 || concepts.some(isHerb)) return concepts;
  return concepts.concat(words.flatMap(herbsCalled));
}

function herbsCalled(word: Word): Concept[] {
  return longestAt([word], 0).concepts.filter(isHerb);
}

export function isHerb({ kind }: Concept): boolean {
  return kind === 'herb';
}

/** Whether it is worth being offered to somebody who types: a herb or a wish, but no ailment, and no kind of goods. */
function isOffered({ kind }: Concept): boolean {
  return kind === 'herb' || kind === 'concern';
}

/** Whether it says what somebody wants help with, not what they want to buy. */
export function isNeed({ kind }: Concept): boolean {
  return kind === 'concern' || kind === 'ailment';
}

/** What the beginning of a word may become: the concepts with such a name, while they are few. */
export function conceptsBeginning(normalized: string, most = 8): Concept[] {
  const found = new Set<Concept>();
  for (let at = firstFrom(normalized); at < keys.length && keys[at]!.startsWith(normalized); at += 1)
    for (const concept of meanings.get(keys[at]!)!.spelled.keys()) found.add(concept);
  return found.size > most ? [] : [...found];
}

/** Herbs and wishes with a name that begins as a text does, spelled so first: what somebody may be about to ask for. */
export function termsBeginning(text: string, most: number): Concept[] {
  const words = wordsOf(text);
  const begun = [plainOf(words), normalize(plainOf(words))];
  if (begun[0] === '') return [];
  const spelled = new Set<Concept>();
  const normalized = new Set<Concept>();
  for (let at = firstFrom(begun[0]!, written); written[at]?.startsWith(begun[0]!); at += 1)
    for (const { concept } of termsWritten.get(written[at]!)!) spelled.add(concept);
  for (let at = firstFrom(begun[1]!); begun[1]!.length > 2 && keys[at]?.startsWith(begun[1]!); at += 1)
    for (const concept of meanings.get(keys[at]!)!.spelled.keys())
      if (isOffered(concept)) normalized.add(concept);
  const byRank = (found: Set<Concept>) => [...found].toSorted((a, b) => rank.get(a)! - rank.get(b)!);
  return [...new Set([...byRank(spelled), ...byRank(normalized)])].slice(0, most);
}

/** The herbs and wishes whose names begin like a word of a text and sound most like it, the nearest first; then the others. */
export function termsNear(text: string): Concept[] {
  const sounds = wordsOf(text)
    .slice(0, maxCompared)
    .map(({ plain }) => soundOf(plain.slice(0, longestCompared)));
  const distances = new Map<Concept, number>();
  for (const { concept, sound } of terms)
    for (const typed of sounds.filter((one) => beginsAlike(one, sound))) {
      const farness = spellingDistance(typed, sound) / Math.max(typed.length, sound.length);
      distances.set(concept, Math.min(farness, distances.get(concept) ?? 1));
    }
  const near = [...distances].toSorted(([, one], [, other]) => one - other).map(([concept]) => concept);
  return [...new Set([...near, ...terms.map(({ concept }) => concept)])];
}

/** What a concept is called where it is offered: by the first of its names. */
export function nameOf({ kind, id }: Concept): string {
  const [first = id] = (kind === 'herb' ? herbs : concerns)[id]!.split(',');
  return first.trim().replace(/ s\b/, '’s');
}

/** Every name that is listed, as it is written and as it sounds. */
export function knownNames(): { name: string; plain: string; sound: string }[] {
  return names;
}

/** What a plain word is called that means something and is spelled nearly so; else null. */
export function knownAs(plain: string): string | null {
  const meaning = meanings.get(normalize(plain));
  if (!meaning || distanceTo(meaning, mergeLikeLetters(plain)) > 1) return null;
  return spellingsOf(meaning).includes(plain) ? plain : meaning.name;
}

function longestAt(words: Word[], at: number): Phrase {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const taken = words.slice(at, at + length);
    const meaning = keysOf(taken).flatMap((key) => meantBy(key, plainOf(taken)));
    if (meaning.length > 0) return { words: taken, concepts: [...new Set(meaning)] };
  }
  return { words: [words[at]!], concepts: [] };
}

/**
 * What a normalized name means: of several meanings the one that is spelled exactly so; of names that differ by their vowels alone
 * the one that is spelled most like what was typed.
 */
function meantBy(key: string, typed: string): Concept[] {
  const meaning = meanings.get(key);
  if (!meaning) return [];
  const exactly = [...meaning.spelled].filter(([, spellings]) => spellings.has(typed));
  if (exactly.length > 0) return exactly.map(([concept]) => concept);
  const heard = mergeLikeLetters(typed);
  let nearest = { meaning, distance: distanceTo(meaning, heard) };
  for (const other of alike.get(bonesOf(key))!.map((sibling) => meanings.get(sibling)!)) {
    const distance = distanceTo(other, heard);
    if (distance <= 0.5 && distance < nearest.distance) nearest = { meaning: other, distance };
  }
  const most = heard.length <= shortWord ? maxInShort : heard.length * maxByEar;
  return nearest.distance > most ? [] : [...nearest.meaning.spelled.keys()];
}

function distanceTo(meaning: Meaning, heard: string): number {
  return Math.min(
    ...spellingsOf(meaning).map((spelling) => spellingDistance(heard, mergeLikeLetters(spelling))),
  );
}

function spellingsOf({ spelled }: Meaning): string[] {
  return [...spelled.values()].flatMap((spellings) => Array.from(spellings));
}

/** A normalized name without its vowels. */
function bonesOf(key: string): string {
  return key.slice(0, 1) + key.slice(1).replaceAll(/[aeiou]/g, '');
}

function learn(kind: Concept['kind'], names: Names): void {
  for (const [id, list] of Object.entries(names)) {
    const concept = concepts.get(`${kind} ${id}`) ?? { id, kind };
    concepts.set(`${kind} ${id}`, concept);
    for (const name of list.split(',').map((one) => one.trim())) {
      const words = wordsOf(name);
      for (const key of keysOf(words)) {
        const meaning = meanings.get(key) ?? { name, spelled: new Map<Concept, Set<string>>() };
        const spellings = meaning.spelled.get(concept) ?? new Set();
        meaning.spelled.set(concept, spellings.add(plainOf(words)));
        meanings.set(key, meaning);
      }
    }
  }
}

/** Words are found written together and apart: `gulabjal` is `gulab jal`. */
function keysOf(words: Word[]): string[] {
  const together = normalize(plainOf(words));
  const apart = words.map(({ normalized }) => normalized).join('');
  return together === apart ? [together] : [together, apart];
}

function plainOf(words: Word[]): string {
  return words.map(({ plain }) => plain).join('');
}

function firstFrom(text: string, sorted = keys): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
