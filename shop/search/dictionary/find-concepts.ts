import { fold } from '../fold.ts';
import type { Concept, Names } from './concept.ts';
import { concerns } from './concerns.ts';
import { herbs } from './herbs.ts';
import { stopWords } from './stop-words.ts';
import { things } from './things.ts';
import { rawWords, toWords, type Word } from './words.ts';

/** Neighbouring words that mean something together, or one that may mean nothing that we know. */
export type Phrase = { words: Word[]; concepts: Concept[] };

type Meaning = { name: string; concepts: Concept[] };

const longestPhrase = 5;
const stops = new Set(rawWords(stopWords));
const meanings = new Map<string, Meaning>();

for (const [kind, names] of [
  ['herb', herbs],
  ['concern', concerns],
  ['thing', things],
] as const)
  learn(kind, names);

const keys = [...meanings.keys()].toSorted();

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

/** What the beginning of a word may become: the concepts with such a name, while they are few. */
export function conceptsBeginning(folded: string, most = 8): Concept[] {
  const found = new Set<Concept>();
  for (let at = firstFrom(folded); at < keys.length && keys[at]!.startsWith(folded); at += 1)
    for (const concept of meanings.get(keys[at]!)!.concepts) found.add(concept);
  return found.size > most ? [] : [...found];
}

/** Every folded name with the spelling to show. */
export function knownNames(): { folded: string; name: string }[] {
  return keys.map((folded) => ({ folded, name: meanings.get(folded)!.name }));
}

function longestAt(words: Word[], at: number): Phrase {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const taken = words.slice(at, at + length);
    const meaning = keysOf(taken).flatMap((key) => meanings.get(key)?.concepts ?? []);
    if (meaning.length > 0) return { words: taken, concepts: [...new Set(meaning)] };
  }
  return { words: [words[at]!], concepts: [] };
}

function learn(kind: Concept['kind'], names: Names): void {
  for (const [id, list] of Object.entries(names)) {
    const concept = { id, kind };
    for (const name of list.split(',').map((one) => one.trim()))
      for (const key of keysOf(wordsOf(name))) {
        const meaning = meanings.get(key) ?? { name, concepts: [] };
        if (!meaning.concepts.includes(concept)) meaning.concepts.push(concept);
        meanings.set(key, meaning);
      }
  }
}

/** Words are found written together and apart: `gulabjal` is `gulab jal`. */
function keysOf(words: Word[]): string[] {
  const together = fold(words.map(({ plain }) => plain).join(''));
  const apart = words.map(({ folded }) => folded).join('');
  return together === apart ? [together] : [together, apart];
}

function firstFrom(folded: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]! < folded) low = middle + 1;
    else high = middle;
  }
  return low;
}
