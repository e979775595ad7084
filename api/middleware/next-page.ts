import type { Context } from 'hono';

/** Sets the headers of a page of a list: `X-Total-Count`, and `Link` to the next page. */
export function nextPage(c: Context, { total, next }: { total: number; next: number | null }): void {
  c.header('x-total-count', String(total));
  if (next === null) return;
  const url = new URL(c.req.url);
  url.searchParams.set('cursor', String(next));
  c.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
