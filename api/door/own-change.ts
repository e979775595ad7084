import { setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../context.ts';

const name = 'changed';

/** Longer than a finished page is kept. */
const keptSeconds = 3;

/**
 * For calls that change what public pages show: once they succeeded, the browser says for three seconds that it has seen
 * something newer than the finished pages, and gets new ones. The cookie names nobody and allows nothing.
 */
export const showsOwnChange = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (!c.res.ok) return;
  const secure = c.var.config.PUBLIC_URL.startsWith('https:');
  setCookie(c, name, '1', { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: keptSeconds });
});

/** Whether whoever asks has just changed something that public pages show. */
export function hasJustChanged(request: Request): boolean {
  return /(?:^|; )changed=1(?:;|$)/.test(request.headers.get('cookie') ?? '');
}
