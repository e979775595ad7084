import type { Db } from '#platform/server/db.ts';
import type { SearchResponse } from '../../contract.ts';
import { type Filters, isFiltered } from '#shop/catalog/filters.ts';
import { searchProducts } from '../search-products.ts';
import { countZeroResultSearch } from './count-zero-result-search.ts';

/**
 * A search as somebody made it, by the call or by opening the page: what finds nothing is counted, with nothing about who
 * asked. What only the filters leave out is there, and no miss.
 */
export async function searchAndLearn(
  db: Db,
  asked: Filters & { q: string; limit: number; cursor: number },
): Promise<SearchResponse> {
  const answer = await searchProducts(db, asked);
  if (answer.total === 0 && !isFiltered(asked)) await countZeroResultSearch(db, { text: asked.q });
  return answer;
}
