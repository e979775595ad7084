import { setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';
import type { ApiEnv } from '../context.ts';

const name = 'changed';

/** Longer than the page cache keeps a page. */
const keptSeconds = 3;

/**
 * For endpoints that change public pages. A success sets a signed cookie with its time for three seconds, so that the browser
 * gets no older page. The cookie names no user, and causes at most one new rendering per page.
 */
export const showsOwnChange = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (!c.res.ok) return;
  const secure = c.var.config.PUBLIC_URL.startsWith('https:');
  const value = signLink(name, { id: 0, at: new Date() });
  setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: keptSeconds });
});

/** Returns the time of the client's own change in milliseconds, or 0 when it is older than three seconds. */
export function ownChangeAt(request: Request): number {
  const [, value] = /(?:^|; )changed=([\w.-]{1,80})(?:;|$)/.exec(request.headers.get('cookie') ?? '') ?? [];
  const at = value ? (readSignedLink(name, value)?.at.getTime() ?? 0) : 0;
  return Date.now() - at < keptSeconds * 1000 ? at : 0;
}
