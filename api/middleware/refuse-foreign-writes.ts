import { createMiddleware } from 'hono/factory';
import type { Config } from '#platform/server/config.ts';
import { Refusal } from '#platform/refusal.ts';
import type { ApiEnv } from '../context.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses (403) writes that a page of another site sends with the customer's cookies. */
export function refuseForeignWrites(config: Config) {
  const own = new Set([new URL(config.PUBLIC_URL).origin]);
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (!reads.has(c.req.method) && isForeign(c.req.raw.headers, own))
      throw new Refusal('foreign_origin', 403, 'This request came from another site.');
    await next();
  });
}

function isForeign(headers: Headers, own: Set<string>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site') return true;
  if (site === 'same-origin' || site === 'none') return false;
  const origin = headers.get('origin');
  return origin !== null && !own.has(origin);
}
