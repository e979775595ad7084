import { conceptsBeginning, isHerb, type Phrase, toPhrases, wordsOf } from './dictionary/find-concepts.ts';
import { readPart } from './contract.ts';
import type { Concept } from './dictionary/concept.ts';
import { readSizes } from './pack-size.ts';

const maxWords = 8;
const maxWordLength = 40;

/** What somebody typed as phrases: the first eight words that say something, whatever else the text holds. */
export function readQuery(text: string): Phrase[] {
  const words = wordsOf(readPart(text))
    .slice(0, maxWords)
    .map(({ plain, normalized }) => ({ plain: cut(plain), normalized: cut(normalized) }));
  return readSizes(toPhrases(words));
}

export function textOf(phrases: Phrase[]): string {
  return phrases.flatMap(({ words }) => words.map(({ plain }) => plain)).join(' ');
}

/** One letter is left of `aaaaa`, and says nothing. */
const shortestNormalized = 2;

/** Normalized beginnings shorter than this say too little: `nee` folds to `ni`, and neem is not night. */
export const shortestBeginning = { typing: 3, typed: 5 };

/**
 * The tsquery of a phrase: what it means, or its words as written, plain or normalized. With `beginning`, what its last word may
 * become, normalized beginnings of so many letters counting; a phrase with a meaning is taken as finished unless it is being typed.
 * A herb that is named is met by its token alone: lal chandan has chandan in its name and is another.
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

/** The tsquery of a text that is being typed: only its last word may become another, unless it means something beside the others or is a herb. */
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

/** The word by which a product's entry says that it has to do with a concept. No one types it. */
export function tokenOf({ kind, id }: Concept): string {
  return `c0${kind}${id.replaceAll(/[^a-z0-9]/g, '')}`;
}

function anyOf(terms: string[]): string {
  return `(${[...new Set(terms)].join(' | ')})`;
}

function cut(word: string): string {
  return Array.from(word).slice(0, maxWordLength).join('');
}
