import { isStopWord, rawWords, toWords } from '../../dictionary/words.ts';

/** An article as the search reads it: `words` are those of its card. */
export type SearchedArticle = { title: string; path: string; words: string };

const maxArticles = 3;
const shortestBeginning = 5;

type Indexed = { article: SearchedArticle; title: Set<string>; all: Set<string> };

const indexes = new WeakMap<readonly SearchedArticle[], Indexed[]>();

/**
 * Returns at most three articles whose cards hold every telling word of a text, in any spelling. Those with more of the words
 * in their titles come first.
 */
export function findArticles(
  text: string,
  articles: readonly SearchedArticle[],
): { title: string; path: string }[] {
  const asked = [...wordsOf(text)];
  if (asked.length === 0) return [];
  return indexOf(articles)
    .filter(({ all }) => asked.every((word) => isIn(word, all)))
    .map(({ article: { title, path }, title: words }) => ({
      article: { title, path },
      inTitle: asked.filter((word) => isIn(word, words)).length,
    }))
    .toSorted((one, other) => other.inTitle - one.inTitle)
    .slice(0, maxArticles)
    .map(({ article }) => article);
}

/** The published articles are one list until one changes, so their words are read once. */
function indexOf(articles: readonly SearchedArticle[]): Indexed[] {
  const known =
    indexes.get(articles) ??
    articles.map((article) => ({ article, title: wordsOf(article.title), all: wordsOf(article.words) }));
  indexes.set(articles, known);
  return known;
}

function wordsOf(text: string): Set<string> {
  const telling = rawWords(text).filter((raw) => !isStopWord(raw));
  return new Set(telling.flatMap((raw) => toWords(raw).map(({ normalized }) => normalized)));
}

function isIn(word: string, words: Set<string>): boolean {
  if (words.has(word)) return true;
  return word.length >= shortestBeginning && [...words].some((one) => one.startsWith(word));
}
