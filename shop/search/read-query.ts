import { fold, plainWords } from './fold.ts';

/** A word of a query as typed, in lower case, and as folded. */
export type QueryWord = { plain: string; folded: string };

const maxCharacters = 200;
const maxWords = 8;
const maxWordLength = 40;

/** The words of what somebody typed: the first eight, whatever else the text holds. */
export function readQuery(text: string): QueryWord[] {
  return plainWords(text.slice(0, maxCharacters))
    .slice(0, maxWords)
    .map((word) => {
      const plain = Array.from(word).slice(0, maxWordLength).join('');
      return { plain, folded: fold(plain) };
    });
}

/** A folded beginning shorter than this says too little: `nee` folds to `ni`, and neem is not night. */
const shortestFoldedBeginning = 3;

/** The tsquery in which every word must be met, in its plain or its folded spelling; with `prefix`, by its beginning. */
export function toTsquery(words: QueryWord[], { prefix }: { prefix: boolean }): string {
  const spellings = ({ plain, folded }: QueryWord) =>
    prefix && folded.length < shortestFoldedBeginning ? [plain] : [...new Set([plain, folded])];
  const end = prefix ? ':*' : '';
  return words
    .map(
      (word) =>
        `(${spellings(word)
          .map((spelling) => `'${spelling}'${end}`)
          .join(' | ')})`,
    )
    .join(' & ');
}
