import type { Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as search from '#shop/search/contract.ts';
import { listMisses } from '#shop/search/server/learning/count-miss.ts';
import { forgetSynonym, listSynonyms } from '#shop/search/server/learning/list-synonyms.ts';
import { searchAndLearn } from '#shop/search/server/learning/search-and-learn.ts';
import { teachSynonym } from '#shop/search/server/learning/teach-synonym.ts';
import { suggestGroups } from '#shop/search/server/suggestions/suggest-groups.ts';
import { suggestSearches } from '#shop/search/server/suggestions/suggest-searches.ts';
import type { ApiEnv } from './context.ts';
import { staff } from './door/guards.ts';
import { shareReads } from './door/share-reads.ts';

/** Section 7: suggestions, and the results of the search page; for staff what was searched for in vain. */
export function serveSearch(app: Hono<ApiEnv>): void {
  const suggestions = shareReads<string[]>();
  const groups = shareReads<search.GroupedSuggestions>();

  serveCall(app, search.suggestSearches, [], ({ query }, c) =>
    suggestions(query.q, () => suggestSearches(c.var.db, query.q)),
  );

  serveCall(app, search.suggestGroups, [], ({ query }, c) =>
    groups(query.q, () => suggestGroups(c.var.db, query.q)),
  );

  serveCall(app, search.searchProducts, [], ({ query }, c) => searchAndLearn(c.var.db, query));

  serveCall(app, search.listMisses, [staff('content')], ({ query }, c) =>
    listMisses(c.var.db, { limit: query.limit }),
  );

  serveCall(app, search.listSynonyms, [staff('content')], (_, c) => listSynonyms(c.var.db));

  serveCall(app, search.teachSynonym, [staff('content')], ({ body }, c) => teachSynonym(c.var.db, body));

  serveCall(app, search.forgetSynonym, [staff('content')], async ({ query }, c) => {
    await forgetSynonym(c.var.db, query);
    return undefined;
  });
}
