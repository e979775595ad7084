import type { Context } from 'hono';

type Page = { total: number; next: number | string | null; isExact?: boolean };

/** Sets the headers of a page of a list: `X-Total-Count`, `X-Total-Exact` when more exist, and `Link` to the next page. */
export function nextPage(c: Context, { total, next, isExact = true }: Page): void {
  c.header('x-total-count', String(total));
  if (!isExact) c.header('x-total-exact', 'false');
  if (next === null) return;
  const url = new URL(c.req.url);
  url.searchParams.set('cursor', String(next));
  c.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
