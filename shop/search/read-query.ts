import { isHerb, isNeed } from './dictionary/concept.ts';
import { conceptsBeginning, nameOf, type Phrase, toPhrases } from './dictionary/find-concepts.ts';
import { type Word, wordsOf } from './dictionary/words.ts';
import { readPart } from './contract.ts';
import type { Concept } from './dictionary/concept.ts';
import { readSizes } from './pack-size.ts';
import { sizesInDigits } from './spoken-sizes.ts';
import { commonWord } from './words/common-words.ts';

const maxPhrases = 8;
/** A spoken sentence says its wish anywhere. */
const maxWords = 24;
const maxWordLength = 40;

/** Returns the phrases of a search text: eight at most, those with a meaning first, in their order. */
export function readQuery(text: string): Phrase[] {
  return phrasesOf(wordsOf(sizesInDigits(readPart(text))).slice(0, maxWords));
}

export function phrasesOf(words: Word[]): Phrase[] {
  const short = words.map((word) =>
    Object.assign({}, word, { plain: cut(word.plain), normalized: cut(word.normalized) }),
  );
  const phrases = readSizes(joinChoices(toPhrases(short)));
  const kept = new Set(phrases.toSorted((a, b) => tells(b) - tells(a)).slice(0, maxPhrases));
  return phrases.filter((phrase) => kept.has(phrase));
}

/** Either of two herbs, forms or needs meets `oil or cream`. A form after `or` that has no other form beside it says nothing. */
function joinChoices(phrases: Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const at = joined.findLastIndex(({ concepts }) => concepts.length > 0);
    const [kind] = phrase.concepts.map((concept) => concept.kind);
    if (at < 0 || !kind || !phrase.words[0]!.isChoice) joined.push(phrase);
    else if (joined[at]!.concepts[0]!.kind === kind)
      joined[at] = {
        words: [...joined[at]!.words, ...phrase.words],
        concepts: [...joined[at]!.concepts, ...phrase.concepts],
      };
    else if (kind !== 'thing') joined.push(phrase);
  }
  return joined;
}

function tells({ concepts, words, size }: Phrase): number {
  if (concepts.length > 0 || size) return 2;
  return commonWord(words[0]!.plain, words[0]!.raw) ? 0 : 1;
}

export function textOf(phrases: Phrase[]): string {
  return phrases.flatMap(({ words }) => words.map(({ plain }) => plain)).join(' ');
}

/** Returns corrected phrases as the shop writes them, and the words that stayed as the customer typed them. */
export function shownText(corrected: Phrase[], typed: Phrase[]): string {
  const kept = new Map(typed.map((phrase) => [textOf([phrase]), wordsAsTyped(phrase).join(' ')]));
  return corrected
    .map((phrase) => {
      const [concept] = phrase.concepts;
      return kept.get(textOf([phrase])) ?? (concept ? nameOf(concept) : textOf([phrase]));
    })
    .join(' ');
}

/** Returns the words of a phrase in the customer's own script. */
export function wordsAsTyped({ words }: Phrase): string[] {
  return [...new Set(words.map(({ raw }) => cut(raw)))];
}

/** `aaaaa` normalizes to one letter, which matches too much. */
const shortestNormalized = 2;
/** A need of few letters is matched by its meaning alone: `men` is also `main`, normalized. */
const shortestOfNeed = 4;

/** Shorter normalized beginnings match too much: `nee` becomes `ni`, and neem is not night. */
export const shortestBeginning = { typing: 3, typed: 5 };

/**
 * Returns the tsquery of a phrase: its meaning, or its words as written, plain or normalized. With `beginning` the last word
 * may be incomplete, from that many normalized letters on, unless it has a meaning and is not being typed. A named herb
 * matches by its token alone: lal chandan has chandan in its name and is another herb.
 */
export function toTsquery(phrase: Phrase, { beginning }: { beginning?: number | undefined } = {}): string {
  const { words, concepts, size } = phrase;
  const meant = size ? [size] : concepts.map(tokenOf);
  const isShortNeed =
    concepts.some(isNeed) && words.every(({ normalized }) => normalized.length < shortestOfNeed);
  if (!beginning && (concepts.some(isHerb) || isShortNeed)) return anyOf(meant);
  const becoming =
    beginning && words.length === 1 && words[0]!.normalized.length >= beginning
      ? conceptsBeginning(words[0]!.normalized).map(tokenOf)
      : [];
  const written = words.map(({ plain, normalized }) => {
    const begins = beginning ? (normalized.length < beginning ? [plain] : [plain, normalized]) : [];
    const whole = normalized.length < shortestNormalized ? [plain] : [plain, normalized];
    return anyOf([
      ...begins.map((spelling) => `'${spelling}':*`),
      ...whole.map((spelling) => `'${spelling}'`),
    ]);
  });
  return anyOf([...meant, ...becoming, ...(written.length > 0 ? [`(${written.join(' & ')})`] : [])]);
}

/** Returns the tsquery of a text during typing, whose last word may be incomplete. */
export function toTypedTsquery(phrases: Phrase[]): string {
  return phrases
    .map((phrase, at) => {
      const isMeant = phrase.concepts.length > 0 || phrase.size !== undefined;
      if (isMeant && (phrases.length > 1 || phrase.concepts.some(isHerb))) return toTsquery(phrase);
      const { typing, typed } = shortestBeginning;
      return toTsquery(phrase, { beginning: at === phrases.length - 1 ? typing : typed });
    })
    .join(' & ');
}

/** Returns the search token of a concept. No customer types it. */
export function tokenOf({ kind, id }: Concept): string {
  return `c0${kind}${id.replaceAll(/[^a-z0-9]/g, '')}`;
}

function anyOf(terms: string[]): string {
  return `(${[...new Set(terms)].join(' | ')})`;
}

function cut(word: string): string {
  return Array.from(word).slice(0, maxWordLength).join('');
}
