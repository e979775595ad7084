import type { Context, Next } from 'hono';
import { networkIn } from '#api/middleware/limits.ts';
import { countInMemory } from '#platform/server/limits/count-in-memory.ts';
import type { Config } from '#platform/server/config.ts';

/** As loose as the search of the API: each text is a page that the cache does not have. */
const limit = { name: 'search-pages', limit: 6_000, windowSeconds: 60 };

export function limitSearchPages(config: Config): (c: Context, next: Next) => Promise<void> {
  const count = countInMemory();
  return async (c, next) => {
    if (config.RATE_LIMITS) count({ ...limit, subject: networkIn(c, config) });
    await next();
  };
}
