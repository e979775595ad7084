import type { Db } from '#platform/server/db.ts';
import type { SearchResponse } from '../../contract.ts';
import { type Filters, isFiltered } from '#shop/catalog/filters.ts';
import type { OwnAnswer } from '../help/own-answers.ts';
import { searchProducts } from '../search-products.ts';
import { countZeroResultSearch } from './count-zero-result-search.ts';

/** Searches for a customer and counts a zero-result search. A search that only its filters empty is not counted. */
export async function searchAndLearn(
  db: Db,
  asked: Filters & { q: string; limit: number; cursor: number },
  answers: readonly OwnAnswer[] = [],
): Promise<SearchResponse> {
  const answer = await searchProducts(db, asked, answers);
  if (answer.total === 0 && !isFiltered(asked)) await countZeroResultSearch(db, { text: asked.q });
  return answer;
}
