import { randomBytes } from 'node:crypto';
import { ownChangeAt } from '#api/middleware/own-change.ts';
import type { PageConfig } from '#app/context.ts';
import { respondWith } from '#platform/server/cache/kept-response.ts';
import type { CacheableResponse, ResponseCache } from '#platform/server/cache/response-cache.ts';
import { staffPagePermissions } from '../security.ts';
import { finishPage } from './finished-page.ts';
import type { PageAddress } from './page-url.ts';

/** Renders the page of an address; scripts that the renderer writes carry the nonce. */
type Render = (request: Request, nonce: string) => Promise<Response>;

type Options = {
  pageUrl: (asked: URL) => Promise<PageAddress>;
  config: PageConfig;
  cache: ResponseCache;
};

/**
 * Answers pages from the cache, or renders them from their address alone, without the client's headers: a page is the same for
 * everyone, and its rendering goes on when the client leaves. A customer who has just changed something gets a page whose
 * rendering began after the change.
 */
export function createPageCache(render: Render, { pageUrl, config, cache }: Options) {
  async function make(url: URL): Promise<CacheableResponse> {
    const nonce = randomBytes(16).toString('base64url');
    const page = await finishPage(await render(new Request(url), nonce), nonce, config);
    const isStaff = url.pathname === '/admin' || url.pathname.startsWith('/admin/');
    if (!isStaff || page instanceof Response) return page;
    return { ...page, headers: { ...page.headers, ...staffPagePermissions } };
  }

  return async function answer(request: Request): Promise<Response> {
    const { url, topic, maxAgeMs, isForAllAddresses, isForDevelopers } = await pageUrl(new URL(request.url));
    const key = url.pathname + url.search;
    const after = ownChangeAt(request);
    const asked = { key, topic, maxAgeMs, after, keepsMissing: isForAllAddresses, mayShare: setsNoCookie };
    const page = await (isForDevelopers ? make(url) : cache.answer(asked, () => make(url)));
    return page instanceof Response ? page.clone() : respondWith(page, request);
  };
}

/** A response that sets a cookie is for one client only. */
function setsNoCookie(page: CacheableResponse): boolean {
  return !(page instanceof Response && page.headers.has('set-cookie'));
}
