import type { Db } from '#platform/server/db.ts';
import type { SearchResponse } from '../../contract.ts';
import { type Filters, isFiltered } from '#shop/catalog/filters.ts';
import { findArticles, type SearchedArticle } from '../help/find-articles.ts';
import type { OwnAnswer } from '../help/own-answers.ts';
import { searchProducts } from '../search-products.ts';
import { readSynonym } from './read-synonym.ts';
import { countZeroResultSearch } from './count-zero-result-search.ts';

/**
 * Searches for a customer and counts a zero-result search. A search that only its filters empty is not counted. The first page
 * has the articles that fit the text, or its learned synonym, unless it asks for a doctor.
 */
export async function searchAndLearn(
  db: Db,
  asked: Filters & { q: string; limit: number; cursor: number },
  answers: readonly OwnAnswer[] = [],
  articles: readonly SearchedArticle[] = [],
  within: string | null = null,
): Promise<SearchResponse> {
  const answer = await searchProducts(db, asked, answers, within);
  if (answer.total === 0 && !isFiltered(asked)) await countZeroResultSearch(db, { text: asked.q });
  if (asked.cursor > 0 || answer.asksDoctor) return answer;
  const found = findArticles(answer.didYouMean ?? asked.q, articles);
  const means = found.length > 0 || articles.length === 0 ? null : await readSynonym(db, asked.q);
  return { ...answer, articles: means ? findArticles(means, articles) : found };
}
