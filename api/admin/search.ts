import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/search/admin/contract.ts';
import * as words from '#shop/search/admin/server/change-search-word.ts';
import { listZeroResults } from '#shop/search/admin/server/list-zero-results.ts';
import { listSynonyms } from '#shop/search/admin/server/list-synonyms.ts';
import type { ApiEnv } from '../context.ts';
import { staff } from '../middleware/guards.ts';
import { authorOf } from './author-of.ts';

/** Mounts zero-result searches and synonyms for content staff. */
export function serveStaffSearch(app: Hono<ApiEnv>): void {
  const content = staff('content');

  serveEndpoint(app, endpoints.listZeroResult, [content], ({ query }, c) => listZeroResults(c.var.db, query));

  serveEndpoint(app, endpoints.synonyms, [content], (_, c) => listSynonyms(c.var.db));

  serveEndpoint(app, endpoints.addSynonym, [content], ({ body }, c) =>
    words.addSynonym(c.var.db, { ...body, by: authorOf(c) }),
  );

  serveEndpoint(app, endpoints.removeSynonym, [content], async ({ query }, c) => {
    await words.removeSynonym(c.var.db, { ...query, by: authorOf(c) });
    return undefined;
  });

  serveEndpoint(app, endpoints.markSold, [content], ({ body }, c) =>
    words.markSold(c.var.db, { ...body, by: authorOf(c) }),
  );

  serveEndpoint(app, endpoints.unmarkSold, [content], async ({ query }, c) => {
    await words.unmarkSold(c.var.db, { ...query, by: authorOf(c) });
    return undefined;
  });
}
