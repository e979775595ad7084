import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '#platform/server/config.ts';
import type { ApiEnv } from '../context.ts';

const maxAgeSeconds = 180 * 24 * 60 * 60;

/** What a guest can have; each has a cookie of its own, since each module takes on only tokens that it gave itself. */
type GuestResource = 'cart' | 'wishlist';

/** What the guest's cookie of this kind holds, if there is one. */
export function readGuestToken(c: Context<ApiEnv>, resource: GuestResource): string | undefined {
  return getCookie(c, nameOf(c.var.config, resource));
}

/** Written when a guest's cart or wishlist is made, on the first add; httpOnly, and bound to this host over https. */
export function writeGuestToken(c: Context<ApiEnv>, resource: GuestResource, token: string): void {
  const { config } = c.var;
  setCookie(c, nameOf(config, resource), token, { ...attributes(config), maxAge: maxAgeSeconds });
}

/** At sign-in, once what the guest had is merged into the account's. */
export function clearGuestToken(c: Context<ApiEnv>, resource: GuestResource): void {
  const { config } = c.var;
  if (readGuestToken(c, resource)) deleteCookie(c, nameOf(config, resource), attributes(config));
}

function attributes(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(config) } as const;
}

function nameOf(config: Config, resource: GuestResource): string {
  return isHttps(config) ? `__Host-${resource}` : resource;
}

function isHttps(config: Config): boolean {
  return config.PUBLIC_URL.startsWith('https:');
}
