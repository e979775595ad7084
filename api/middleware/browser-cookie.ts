import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import { daySeconds } from '#platform/india-time.ts';
import type { AskingBrowser } from '#shop/accounts/server/codes/make-code.ts';
import type { ApiEnv } from '../context.ts';

const name = 'browser';
const keptSeconds = 365 * daySeconds;

/** Returns the browser cookie that was set with a request for a code, or undefined. */
export function browserOf(c: Context<ApiEnv>): string | undefined {
  const cookie = isSecure(c) ? getCookie(c, name, 'host') : getCookie(c, name);
  return cookie && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
}

/** Returns the browser cookie, or sets one, so that each browser has its own tries per code. */
export function recogniseBrowser(c: Context<ApiEnv>): Required<AskingBrowser> {
  const known = browserOf(c);
  const browser = known ?? randomBytes(32).toString('base64url');
  setCookie(c, name, browser, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: keptSeconds,
    ...(isSecure(c) ? { secure: true, prefix: 'host' as const } : {}),
  });
  return { browser, withoutCookie: known === undefined };
}

function isSecure(c: Context<ApiEnv>): boolean {
  return c.var.config.PUBLIC_URL.startsWith('https:');
}
