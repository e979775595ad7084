import { conceptsBeginning, isHerb, type Phrase, toPhrases, wordsOf } from './dictionary/find-concepts.ts';
import { readPart } from './contract.ts';
import type { Concept } from './dictionary/concept.ts';
import { readSizes } from './pack-size.ts';

const maxWords = 8;
const maxWordLength = 40;

/** Returns the phrases of a search text, from its first eight words without stop words. */
export function readQuery(text: string): Phrase[] {
  const words = wordsOf(readPart(text))
    .slice(0, maxWords)
    .map(({ plain, normalized }) => ({ plain: cut(plain), normalized: cut(normalized) }));
  return readSizes(toPhrases(words));
}

export function textOf(phrases: Phrase[]): string {
  return phrases.flatMap(({ words }) => words.map(({ plain }) => plain)).join(' ');
}

/** `aaaaa` normalizes to one letter, which matches too much. */
const shortestNormalized = 2;

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
  if (!beginning && concepts.some(isHerb)) return anyOf(meant);
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
  return anyOf([...meant, ...becoming, `(${written.join(' & ')})`]);
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
