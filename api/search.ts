import type { Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import { filterFields } from '#shop/catalog/filters.ts';
import * as search from '#shop/search/contract.ts';
import { countMiss, listMisses } from '#shop/search/server/learning/count-miss.ts';
import { searchProducts } from '#shop/search/server/search-products.ts';
import { suggestSearches } from '#shop/search/server/suggest-searches.ts';
import type { ApiEnv } from './context.ts';
import { staff } from './door/guards.ts';
import { shareReads } from './door/share-reads.ts';

/** Section 7: suggestions, and the results of the search page. */
export function serveSearch(app: Hono<ApiEnv>): void {
  const suggestions = shareReads<string[]>();

  serveCall(app, search.suggestSearches, [], ({ query }, c) =>
    suggestions(query.q, () => suggestSearches(c.var.db, query.q)),
  );

  serveCall(app, search.searchProducts, [], async ({ query }, c) => {
    const answer = await searchProducts(c.var.db, query);
    if (foundNothing(answer, query)) await countMiss(c.var.db, { text: query.q });
    return answer;
  });

  serveCall(app, search.listMisses, [staff('content')], ({ query }, c) =>
    listMisses(c.var.db, { limit: query.limit }),
  );
}

/** Nothing by the text alone: what filters leave out is there. */
function foundNothing({ total }: search.SearchAnswer, asked: Record<string, unknown>): boolean {
  return total === 0 && Object.keys(filterFields).every((name) => asked[name] === undefined);
}
