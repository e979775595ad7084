import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { proofMinutes } from '#shop/accounts/server/google/proof.ts';
import type { ApiEnv } from '../context.ts';

const name = 'google';

/** Kept by the browser while it is at Google: only this one can bring the answer back. */
export function writeGoogleProof(c: Context<ApiEnv>, proof: string): void {
  setCookie(c, name, proof, { ...attributes(c), maxAge: proofMinutes * 60 });
}

/** Read once: whatever comes of it, another try begins anew. */
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
