import type { Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as search from '#shop/search/contract.ts';
import { searchProducts } from '#shop/search/server/search-products.ts';
import { suggestSearches } from '#shop/search/server/suggest-searches.ts';
import type { ApiEnv } from './context.ts';
import { shareReads } from './door/share-reads.ts';

/** Section 7: suggestions, and the results of the search page. */
export function serveSearch(app: Hono<ApiEnv>): void {
  const suggestions = shareReads<string[]>();

  serveCall(app, search.suggestSearches, [], ({ query }, c) =>
    suggestions(query.q, () => suggestSearches(c.var.db, query.q)),
  );

  serveCall(app, search.searchProducts, [], ({ query }, c) => searchProducts(c.var.db, query));
}
