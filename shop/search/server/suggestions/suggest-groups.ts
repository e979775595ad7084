import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { categoryPath } from '#shop/catalog/category-tree.ts';
import type { Category } from '#shop/catalog/contract.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { isAvailable } from '#shop/catalog/server/to-product.ts';
import { sellingPaise } from '#shop/catalog/unit-price.ts';
import { type GroupedSuggestions, readPart } from '../../contract.ts';
import { nameOf, termsBeginning } from '../../dictionary/find-concepts.ts';
import { wordsOf } from '../../dictionary/words.ts';
import { findArticles, type SearchedArticle } from '../help/find-articles.ts';
import type { OwnAnswer } from '../help/own-answers.ts';
import { areInShop } from './are-in-shop.ts';
import { findSuggested, type Suggested } from './find-suggested.ts';
import { suggestAnswer } from './suggest-answer.ts';

const maxTerms = 4;
const maxTermsRead = 12;
const maxProducts = 5;
const maxCategories = 3;
const maxArticles = 2;
const nothing: GroupedSuggestions = { answer: null, terms: [], products: [], categories: [], articles: [] };

/**
 * Returns suggestions from the first character on: an answer, search terms, products, categories and articles. An illness gets no goods, and
 * goods that the shop does not sell get only those with a name that begins like the text.
 */
export async function suggestGroups(
  db: Db,
  typed: string,
  answers: readonly OwnAnswer[] = [],
  articles: readonly SearchedArticle[] = [],
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
  });
  if (answer?.asksDoctor) return { ...nothing, answer: toAnswer(answer) };
  const shown = answer && answer.path === null ? [] : found;
  return {
    answer: answer && toAnswer(answer),
    terms: shown.length === found.length ? terms : [],
    products: shown.slice(0, maxProducts).map(toSuggestion),
    categories: categories
      .filter(({ name, nameHindi }) => [name, nameHindi ?? ''].some((called) => isBegun(called, text)))
      .slice(0, maxCategories)
      .map((category) => toLink(categories, category)),
    articles: findArticles(text, articles).slice(0, maxArticles),
  };
}

/** Returns herbs and concerns that complete the text and have a product. */
async function suggestTerms(db: Db, text: string): Promise<string[]> {
  const found = await areInShop(db, termsBeginning(text, maxTermsRead));
  return found.slice(0, maxTerms).map(nameOf);
}

function toAnswer({ text, path }: NonNullable<GroupedSuggestions['answer']>) {
  return { text, path };
}

/** Every typed word begins a word of the name, in any spelling. */
function isBegun(name: string, text: string): boolean {
  const called = wordsOf(name);
  const typed = wordsOf(text);
  return (
    typed.length > 0 &&
    typed.every(({ plain, normalized }) =>
      called.some(
        (word) =>
          word.plain.startsWith(plain) || (normalized.length > 2 && word.normalized.startsWith(normalized)),
      ),
    )
  );
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
