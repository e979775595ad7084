import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { daySeconds } from '#platform/india-time.ts';
import type { Config } from '#platform/server/config.ts';
import type { ApiEnv } from '../context.ts';

const maxAgeSeconds = 180 * daySeconds;

/** Each resource has its own cookie, since a module accepts only its own tokens. */
type GuestResource = 'cart' | 'wishlist';

export function readGuestToken(c: Context<ApiEnv>, resource: GuestResource): string | undefined {
  return getCookie(c, nameOf(c.var.config, resource));
}

/** Written on the first add: httpOnly, and bound to this host over https. */
export function writeGuestToken(c: Context<ApiEnv>, resource: GuestResource, token: string): void {
  const { config } = c.var;
  setCookie(c, nameOf(config, resource), token, { ...attributes(config), maxAge: maxAgeSeconds });
}

/** Called at sign-in, once the guest's data is merged into the account. */
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
