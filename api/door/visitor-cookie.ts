import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '#platform/server/config.ts';
import type { ApiEnv } from '../context.ts';

const maxAgeSeconds = 180 * 24 * 60 * 60;

/** What the visitor's cart cookie holds, if there is one. */
export function readVisitorToken(c: Context<ApiEnv>): string | undefined {
  return getCookie(c, nameOf(c.var.config));
}

/** Written when a visitor's cart is made, on the first add; httpOnly, and bound to this host over https. */
export function writeVisitorToken(c: Context<ApiEnv>, token: string): void {
  setCookie(c, nameOf(c.var.config), token, { ...attributes(c.var.config), maxAge: maxAgeSeconds });
}

/** At sign-in, once the visitor's cart is merged into the account's. */
export function clearVisitorToken(c: Context<ApiEnv>): void {
  if (readVisitorToken(c)) deleteCookie(c, nameOf(c.var.config), attributes(c.var.config));
}

function attributes(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(config) } as const;
}

function nameOf(config: Config): string {
  return isHttps(config) ? '__Host-cart' : 'cart';
}

function isHttps(config: Config): boolean {
  return config.PUBLIC_URL.startsWith('https:');
}
