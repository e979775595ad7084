import { createHash, randomBytes } from 'node:crypto';

/** Names what a guest has: 32 random bytes that live in a cookie; only their hash is stored. */
export function newGuestToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashGuestToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
