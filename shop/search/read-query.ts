import { conceptsBeginning, type Phrase, toPhrases, wordsOf } from './dictionary/find-concepts.ts';
import type { Concept } from './dictionary/concept.ts';

const maxCharacters = 200;
const maxWords = 8;
const maxWordLength = 40;

/** What somebody typed as phrases: the first eight words that say something, whatever else the text holds. */
export function readQuery(text: string): Phrase[] {
  const words = wordsOf(text.slice(0, maxCharacters))
    .slice(0, maxWords)
    .map(({ plain, folded }) => ({ plain: cut(plain), folded: cut(folded) }));
  return toPhrases(words);
}

export function textOf(phrases: Phrase[]): string {
  return phrases.flatMap(({ words }) => words.map(({ plain }) => plain)).join(' ');
}

/** A folded beginning shorter than this says too little: `nee` folds to `ni`, and neem is not night. */
const shortestFoldedBeginning = 3;

/**
 * The tsquery of a phrase: what it means, or its words as written, plain or folded. With `prefix`, what its last word may
 * become; a phrase with a meaning is taken as finished unless it is being typed.
 */
export function toTsquery({ words, concepts }: Phrase, { prefix }: { prefix: boolean }): string {
  const meant = concepts.map(tokenOf);
  const becoming = prefix && words.length === 1 ? beginnings(words[0]!.folded) : [];
  const written = words.map(({ plain, folded }) => {
    const spellings =
      prefix && folded.length < shortestFoldedBeginning ? [plain] : [...new Set([plain, folded])];
    return `(${spellings.map((spelling) => `'${spelling}'${prefix ? ':*' : ''}`).join(' | ')})`;
  });
  return `(${[...new Set([...meant, ...becoming]), `(${written.join(' & ')})`].join(' | ')})`;
}

/** The word by which a product's entry says that it has to do with a concept. No one types it. */
export function tokenOf({ kind, id }: Concept): string {
  return `c0${kind}${id.replaceAll(/[^a-z0-9]/g, '')}`;
}

function beginnings(folded: string): string[] {
  return folded.length < shortestFoldedBeginning ? [] : conceptsBeginning(folded).map(tokenOf);
}

function cut(word: string): string {
  return Array.from(word).slice(0, maxWordLength).join('');
}
