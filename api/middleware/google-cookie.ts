import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { proofMinutes } from '#shop/accounts/server/google/proof.ts';
import type { ApiEnv } from '../context.ts';

const name = 'google';

/** Binds the sign-in to the browser that went to Google. */
export function writeGoogleProof(c: Context<ApiEnv>, proof: string): void {
  setCookie(c, name, proof, { ...attributes(c), maxAge: proofMinutes * 60 });
}

/** Reads the proof once, so that every further try starts again. */
export function takeGoogleProof(c: Context<ApiEnv>): string | undefined {
  const { prefix } = attributes(c);
  const proof = prefix ? getCookie(c, name, prefix) : getCookie(c, name);
  if (proof) deleteCookie(c, name, attributes(c));
  return proof;
}

function attributes(c: Context<ApiEnv>): CookieOptions {
  const isSecure = c.var.config.PUBLIC_URL.startsWith('https:');
  const shared = { httpOnly: true, sameSite: 'Lax', path: '/' } as const;
  return isSecure ? { ...shared, secure: true, prefix: 'host' } : shared;
}
