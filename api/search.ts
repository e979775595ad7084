import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as search from '#shop/search/contract.ts';
import { listZeroResultSearches } from '#shop/search/server/learning/count-zero-result-search.ts';
import { deleteSynonym, listSynonyms } from '#shop/search/server/learning/list-synonyms.ts';
import { searchAndLearn } from '#shop/search/server/learning/search-and-learn.ts';
import { teachSynonym } from '#shop/search/server/learning/teach-synonym.ts';
import { suggestGroups } from '#shop/search/server/suggestions/suggest-groups.ts';
import { suggestSearches } from '#shop/search/server/suggestions/suggest-searches.ts';
import type { ApiEnv } from './context.ts';
import { staff } from './middleware/guards.ts';
import { shareReads } from './middleware/share-reads.ts';

/** Mounts suggestions and search results (section 7), and zero-result searches for staff. */
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

  serveEndpoint(app, search.endpoints.listZeroResult, [staff('content')], ({ query }, c) =>
    listZeroResultSearches(c.var.db, { limit: query.limit }),
  );

  serveEndpoint(app, search.endpoints.synonyms, [staff('content')], (_, c) => listSynonyms(c.var.db));

  serveEndpoint(app, search.endpoints.addSynonym, [staff('content')], ({ body }, c) =>
    teachSynonym(c.var.db, body),
  );

  serveEndpoint(app, search.endpoints.removeSynonym, [staff('content')], async ({ query }, c) => {
    await deleteSynonym(c.var.db, query);
    return undefined;
  });
}
