import { createHash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes for a guest's cookie. The database holds only their hash. */
export function newGuestToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashGuestToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
