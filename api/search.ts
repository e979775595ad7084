import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as search from '#shop/search/contract.ts';
import { searchAndLearn } from '#shop/search/server/learning/search-and-learn.ts';
import { suggestGroups } from '#shop/search/server/suggestions/suggest-groups.ts';
import { suggestSearches } from '#shop/search/server/suggestions/suggest-searches.ts';
import type { ApiEnv } from './context.ts';
import { shareReads } from './middleware/share-reads.ts';

/** Mounts suggestions and search results (section 7). */
export function serveSearch(app: Hono<ApiEnv>): void {
  const suggestions = shareReads<string[]>();
  const groups = shareReads<search.GroupedSuggestions>();

  serveEndpoint(app, search.endpoints.suggest, [], ({ query }, c) =>
    suggestions(query.q, () => suggestSearches(c.var.db, query.q)),
  );

  serveEndpoint(app, search.endpoints.suggestGrouped, [], ({ query }, c) =>
    groups(query.q, () => suggestGroups(c.var.db, query.q)),
  );

  serveEndpoint(app, search.endpoints.search, [], ({ query }, c) => searchAndLearn(c.var.db, query));
}
