import { randomBytes } from 'node:crypto';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Posted, PageConfig } from '#app/context.ts';
import { respondWith } from '#platform/server/cache/kept-response.ts';
import { finishPage } from './finished-page.ts';

type Options = {
  limit: MiddlewareHandler;
  callApi: (path: string, init: RequestInit, env: object) => Response | Promise<Response>;
  render: (request: Request, nonce: string, posted: Posted) => Promise<Response>;
  config: PageConfig;
};

/** The request of a form at the address of a page. The page's own code does the same with JavaScript. */
const endpoints: { page: string; method: string; path: string }[] = [
  { page: '/newsletter/confirm', method: 'POST', path: '/api/newsletter/confirm' },
  { page: '/newsletter/unsubscribe', method: 'POST', path: '/api/newsletter/unsubscribe' },
  { page: '/newsletter/confirm-request', method: 'POST', path: '/api/back-in-stock/confirm' },
  { page: '/newsletter/cancel-request', method: 'POST', path: '/api/back-in-stock/cancel' },
  { page: '/track/:token', method: 'GET', path: '/api/track/:token' },
];

/** Serves forms that need no JavaScript. The page shows the API's response, and no cache keeps it. */
export function servePostedPages(site: Hono, { limit, callApi, render, config }: Options): void {
  for (const { page, method, path } of endpoints)
    site.post(page, limit, async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const target = path.replace(':token', encodeURIComponent(c.req.param('token') ?? ''));
      const headers = new Headers(c.req.raw.headers);
      for (const name of ['content-type', 'content-length']) headers.delete(name);
      const response = await callApi(target + search, { method, headers }, c.env as object);
      const posted = { status: response.status, body: (await response.json()) as unknown };
      const nonce = randomBytes(16).toString('base64url');
      const rendered = await render(new Request(new URL(pathname, c.req.url)), nonce, posted);
      rendered.headers.set('cache-control', 'no-store');
      const finished = await finishPage(rendered, nonce, config);
      return finished instanceof Response ? finished : respondWith(finished, c.req.raw);
    });
}
