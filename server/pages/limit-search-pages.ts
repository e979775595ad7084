import type { Context, Next } from 'hono';
import { networkIn } from '#api/middleware/limits.ts';
import { countReads } from '#platform/server/limits/count-reads.ts';
import type { ShopContext } from '#api/context.ts';

/** As loose as the search of the API: each text is a page that the cache does not have. */
const limit = { name: 'search-pages', limit: 6_000, windowSeconds: 60 };

export function limitSearchPages({
  db,
  config,
  processes,
}: Pick<ShopContext, 'db' | 'config' | 'processes'>): (c: Context, next: Next) => Promise<void> {
  const count = countReads({ db, processes });
  return async (c, next) => {
    if (config.RATE_LIMITS) await count({ ...limit, subject: networkIn(c, config) });
    await next();
  };
}
