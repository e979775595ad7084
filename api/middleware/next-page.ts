import type { Context } from 'hono';

/** Says in the headers of a list where its next page is and how many there are in all. */
export function nextPage(c: Context, { total, next }: { total: number; next: number | null }): void {
  c.header('x-total-count', String(total));
  if (next === null) return;
  const url = new URL(c.req.url);
  url.searchParams.set('cursor', String(next));
  c.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
