import { type Concept, isNeed } from '../../dictionary/concept.ts';
import { calledAlone, conceptsIn, nameOf, type Phrase } from '../../dictionary/find-concepts.ts';
import { isStopWord, rawWords, toWords, wordsOf } from '../../dictionary/words.ts';
import { readQuery, tokenOf } from '../../read-query.ts';
import { commonWord } from '../../words/common-words.ts';

/** An article as the search reads it: `words` are those of its card. */
export type SearchedArticle = { title: string; path: string; words: string };

export type FoundArticle = { title: string; path: string };

const maxArticles = 3;
const shortestBeginning = 5;

type Indexed = { article: SearchedArticle; title: Set<string>; all: Set<string>; meant: Set<string> };

const indexes = new WeakMap<readonly SearchedArticle[], Indexed[]>();

/**
 * Returns at most three articles whose cards or addresses hold every telling word of a text, in any spelling, or its meaning. Those with more
 * of the words in their titles come first. Where none tells of a need, those about its part of the body serve it.
 */
export function findArticles(text: string, articles: readonly SearchedArticle[]): FoundArticle[] {
  const asked = tellingOf(readQuery(text));
  if (asked.length === 0) return [];
  const indexed = indexOf(articles);
  const told = indexed.filter((each) => asked.every((phrase) => tellsOf(each, phrase)));
  const found =
    told.length > 0 ? told : indexed.filter((each) => asked.every((phrase) => isNear(each, phrase)));
  const words = asked.flatMap((phrase) => phrase.words.map(({ normalized }) => normalized));
  const inTitle = ({ title }: Indexed) => words.filter((word) => isIn(word, title)).length;
  return found
    .toSorted((one, other) => inTitle(other) - inTitle(one))
    .slice(0, maxArticles)
    .map(({ article: { title, path } }) => ({ title, path }));
}

/** Beside a need a common word tells nothing: `better sleep`. */
function tellingOf(phrases: Phrase[]): Phrase[] {
  if (!phrases.some(({ concepts }) => concepts.some(isNeed))) return phrases;
  return phrases.filter(
    ({ concepts, words }) => concepts.length > 0 || !commonWord(words[0]!.plain, words[0]!.raw),
  );
}

function tellsOf({ all, meant }: Indexed, { words, concepts }: Phrase): boolean {
  return (
    words.every(({ normalized }) => isIn(normalized, all)) || concepts.some((one) => meant.has(tokenOf(one)))
  );
}

/** An article about hair is near to each need of the hair. */
function isNear(article: Indexed, phrase: Phrase): boolean {
  const parts = phrase.concepts.filter(isNeed).flatMap(partsOf);
  return tellsOf(article, phrase) || parts.some((part) => article.meant.has(tokenOf(part)));
}

function partsOf(need: Concept): Concept[] {
  return wordsOf(nameOf(need))
    .flatMap(calledAlone)
    .filter(({ kind }) => kind === 'thing');
}

/** The published articles are one list until one changes, so their words are read once. */
function indexOf(articles: readonly SearchedArticle[]): Indexed[] {
  const known = indexes.get(articles) ?? articles.map(toIndexed);
  indexes.set(articles, known);
  return known;
}

function toIndexed(article: SearchedArticle): Indexed {
  const address = article.path.slice(article.path.lastIndexOf('/') + 1);
  const texts = [article.words, address];
  return {
    article,
    title: spellingsIn(article.title),
    all: spellingsIn(texts.join(' ')),
    meant: new Set(texts.flatMap(conceptsIn).map(tokenOf)),
  };
}

function spellingsIn(text: string): Set<string> {
  const telling = rawWords(text).filter((raw) => !isStopWord(raw));
  return new Set(telling.flatMap((raw) => toWords(raw).map(({ normalized }) => normalized)));
}

function isIn(word: string, words: Set<string>): boolean {
  if (words.has(word)) return true;
  return word.length >= shortestBeginning && [...words].some((one) => one.startsWith(word));
}
