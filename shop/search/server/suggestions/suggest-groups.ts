import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { categoryPath } from '#shop/catalog/category-tree.ts';
import type { Category } from '#shop/catalog/contract.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { isAvailable } from '#shop/catalog/server/to-product.ts';
import { sellingPaise } from '#shop/catalog/unit-price.ts';
import { type GroupedSuggestions, readPart } from '../../contract.ts';
import { termsBeginning } from '../../dictionary/find-concepts.ts';
import { findArticles, type SearchedArticle } from '../help/find-articles.ts';
import type { OwnAnswer } from '../help/own-answers.ts';
import { areInShop } from './are-in-shop.ts';
import { findSuggested, type Suggested } from './find-suggested.ts';
import { isBegun, isExpected, nameFor } from './name-for.ts';
import { suggestAnswer } from './suggest-answer.ts';

const maxTerms = 4;
/** More would fill the screen of a phone. */
const maxTermsBesideProducts = 2;
const maxTermsRead = 12;
const maxProducts = 5;
const maxCategories = 3;
/** Where nothing is found. */
const maxOffered = 8;
const maxArticles = 2;
const nothing: GroupedSuggestions = { answer: null, terms: [], products: [], categories: [], articles: [] };

/**
 * Returns suggestions from the first character on: an answer, search terms, products, categories and articles. An illness gets no goods, and
 * goods that the shop does not sell get only those with a name that begins like the text. Where nothing is found, the main categories stand
 * under the answer.
 */
export async function suggestGroups(
  db: Db,
  typed: string,
  answers: readonly OwnAnswer[] = [],
  articles: readonly SearchedArticle[] = [],
  within: string | null = null,
): Promise<GroupedSuggestions> {
  const text = readPart(typed);
  if (text === '') return nothing;
  const [terms, found, categories] = await Promise.all([
    suggestTerms(db, text),
    findSuggested(db, text),
    listCategories(db),
  ]);
  const begun = found.filter(({ name, nameHindi }) =>
    [name, nameHindi ?? ''].some((called) => isBegun(called, text)),
  );
  const answer = await suggestAnswer(db, text, {
    begins: begun.length > 0,
    isEmpty: found.length + terms.length === 0,
    answers,
    within,
  });
  if (answer?.isAlone) return { ...nothing, answer: toAnswer(answer) };
  const isRefused = answer !== null && answer.path === null;
  const shown = isRefused ? [] : found;
  const wanted = shown.length === found.length ? terms : [];
  const isNothing = isRefused && shown.length + wanted.length === 0;
  const offered = isNothing
    ? categories.filter(({ parentId }) => parentId === null).slice(0, maxOffered)
    : categories
        .filter(({ name, nameHindi }) => [name, nameHindi ?? ''].some((called) => isBegun(called, text)))
        .slice(0, maxCategories);
  return {
    answer: answer && toAnswer(answer),
    terms: wanted.slice(0, shown.length > 0 ? maxTermsBesideProducts : maxTerms),
    products: shown.slice(0, maxProducts).map(toSuggestion),
    categories: offered.map((category) => toLink(categories, category)),
    articles: findArticles(text, articles).slice(0, maxArticles),
  };
}

/** Returns herbs and concerns that complete the text and have a product. */
async function suggestTerms(db: Db, text: string): Promise<string[]> {
  const begun = termsBeginning(text, maxTermsRead).filter((concept) => isExpected(concept, text));
  const found = await areInShop(db, begun);
  return [...new Set(found.slice(0, maxTerms).map((concept) => nameFor(concept, text)))];
}

function toAnswer({ text, path }: NonNullable<GroupedSuggestions['answer']>) {
  return { text, path };
}

function toLink(all: Category[], category: Category) {
  const { id, slug, name } = category;
  const parent = all.find((one) => one.id === category.parentId);
  return { id, slug, name, path: categoryPath(category, parent) };
}

function toSuggestion(product: Suggested): GroupedSuggestions['products'][number] {
  const { id, slug, name, nameHindi, imageUrl, mrpPaise } = product;
  return {
    id,
    slug,
    productName: name,
    nameHindi,
    imageUrl,
    price: toRupees(mrpPaise),
    sellingPrice: toRupees(sellingPaise(product)),
    status: isAvailable(product) ? 'Available' : 'out of stock',
  };
}
