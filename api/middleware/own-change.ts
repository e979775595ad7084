import { setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';
import type { ApiEnv } from '../context.ts';

const name = 'changed';

/** Longer than a finished page is kept. */
const keptSeconds = 3;

/**
 * For calls that change what public pages show. Once they succeeded, a signed cookie says for three seconds when that was:
 * the browser then gets no page from before. The cookie names nobody, and asks for at most one new rendering of each page.
 */
export const showsOwnChange = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (!c.res.ok) return;
  const secure = c.var.config.PUBLIC_URL.startsWith('https:');
  const value = signLink(name, { id: 0, at: new Date() });
  setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: keptSeconds });
});

/** Returns when the client changed something that public pages show, in milliseconds; 0 unless that was within three seconds. */
export function ownChangeAt(request: Request): number {
  const [, value] = /(?:^|; )changed=([\w.-]{1,80})(?:;|$)/.exec(request.headers.get('cookie') ?? '') ?? [];
  const at = value ? (readSignedLink(name, value)?.at.getTime() ?? 0) : 0;
  return Date.now() - at < keptSeconds * 1000 ? at : 0;
}
