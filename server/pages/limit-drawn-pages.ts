import type { Context, Next } from 'hono';
import { networkIn } from '#api/middleware/limits.ts';
import { limitConcurrency } from '#platform/server/limits/concurrency-limit.ts';
import { countReads } from '#platform/server/limits/count-reads.ts';
import type { ShopContext } from '#api/context.ts';

/** Pages that no cache has, for a network in a minute. A search is as loose as that of the API. */
const limits = { 'search-pages': 6_000, previews: 120, 'posted-pages': 300 };

/**
 * Limits pages of a kind by network (429). A page takes the processor for long, so pages of all kinds but searches are drawn one after
 * another (503), and customers come between them. Each kind has its own queue: nobody's previews keep a customer's form waiting.
 */
export function limitDrawnPages(
  { db, config, processes }: Pick<ShopContext, 'db' | 'config' | 'processes'>,
  name: keyof typeof limits,
): (c: Context, next: Next) => Promise<void> {
  const count = countReads({ db, processes });
  const inTurn = limitConcurrency({ atOnce: 1, maxWaiting: 40 });
  const limit = { name, limit: limits[name], windowSeconds: 60 };
  return async (c, next) => {
    if (config.RATE_LIMITS) await count({ ...limit, subject: networkIn(c, config) });
    await (name === 'search-pages' ? next() : inTurn(next));
  };
}
