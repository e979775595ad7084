import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '#platform/server/config.ts';
import type { ApiEnv } from '../context.ts';

const maxAgeSeconds = 180 * 24 * 60 * 60;

/** What a visitor can have; each has a cookie of its own, since each room takes on only tokens that it gave itself. */
type VisitorThing = 'cart' | 'wishlist';

/** What the visitor's cookie of this kind holds, if there is one. */
export function readVisitorToken(c: Context<ApiEnv>, thing: VisitorThing): string | undefined {
  return getCookie(c, nameOf(c.var.config, thing));
}

/** Written when a visitor's cart or wishlist is made, on the first add; httpOnly, and bound to this host over https. */
export function writeVisitorToken(c: Context<ApiEnv>, thing: VisitorThing, token: string): void {
  const { config } = c.var;
  setCookie(c, nameOf(config, thing), token, { ...attributes(config), maxAge: maxAgeSeconds });
}

/** At sign-in, once what the visitor had is merged into the account's. */
export function clearVisitorToken(c: Context<ApiEnv>, thing: VisitorThing): void {
  const { config } = c.var;
  if (readVisitorToken(c, thing)) deleteCookie(c, nameOf(config, thing), attributes(config));
}

function attributes(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(config) } as const;
}

function nameOf(config: Config, thing: VisitorThing): string {
  return isHttps(config) ? `__Host-${thing}` : thing;
}

function isHttps(config: Config): boolean {
  return config.PUBLIC_URL.startsWith('https:');
}
