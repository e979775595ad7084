import type { Context } from 'hono';
import { publicCaching } from '#platform/server/cache/public-caching.ts';
import { ownChangeAt } from '#api/middleware/own-change.ts';
import { keepPieces, respondWith } from '#platform/server/cache/kept-response.ts';
import type { ResponseCache } from '#platform/server/cache/response-cache.ts';

/**
 * Returns a function that answers with a public text, such as a sitemap or a feed: compressed, with an ETag, and kept until
 * public data changes. The text is written in pieces, to its end before the first byte leaves, so a slow client holds no
 * connection of the database. A text without pieces is a 404.
 */
export function keepTexts(cache: ResponseCache) {
  return async (c: Context, type: string, write: () => AsyncIterable<string>): Promise<Response> => {
    const headers = { 'content-type': type, 'cache-control': publicCaching };
    const make = async () =>
      (await keepPieces(write(), { status: 200, headers })) ?? new Response('No such file', { status: 404 });
    const made = await cache.answer({ key: c.req.path, after: ownChangeAt(c.req.raw) }, make);
    return made instanceof Response ? made.clone() : respondWith(made, c.req.raw);
  };
}
