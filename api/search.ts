import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { articlesForSearch } from '#shop/content/reading/cards.ts';
import { answersForSearch } from '#shop/legal/server/read-faq.ts';
import { soldWithin } from '#shop/pincodes/tax-status.ts';
import * as search from '#shop/search/contract.ts';
import { searchAndLearn } from '#shop/search/server/learning/search-and-learn.ts';
import { suggestGroups } from '#shop/search/server/suggestions/suggest-groups.ts';
import { suggestSearches } from '#shop/search/server/suggestions/suggest-searches.ts';
import { contentOf } from './content-of.ts';
import type { ApiEnv, ShopContext } from './context.ts';
import { shareReads } from './middleware/share-reads.ts';

/** Mounts suggestions and search results (section 7). */
export function serveSearch(app: Hono<ApiEnv>, { content }: Pick<ShopContext, 'content'>): void {
  const answersOf = async ({ config }: Pick<ShopContext, 'config'>) =>
    answersForSearch(await contentOf({ content, config }), config);
  const articlesOf = async ({ config }: Pick<ShopContext, 'config'>) =>
    articlesForSearch(await contentOf({ content, config }));
  const suggestions = shareReads<string[]>();
  const groups = shareReads<search.GroupedSuggestions>();

  serveEndpoint(app, search.endpoints.suggest, [], ({ query }, c) =>
    suggestions(query.q, () => suggestSearches(c.var.db, query.q)),
  );

  serveEndpoint(app, search.endpoints.suggestGrouped, [], ({ query }, c) =>
    groups(query.q, async () =>
      suggestGroups(
        c.var.db,
        query.q,
        await answersOf(c.var),
        await articlesOf(c.var),
        soldWithin(c.var.config),
      ),
    ),
  );

  serveEndpoint(app, search.endpoints.search, [], async ({ query }, c) =>
    searchAndLearn(
      c.var.db,
      query,
      await answersOf(c.var),
      await articlesOf(c.var),
      soldWithin(c.var.config),
    ),
  );
}
