import { createHash, randomBytes } from 'node:crypto';

export const sessionDays = 30;
/** The absolute end, counted from the login. */
export const maxSessionDays = 180;

/** 32 random bytes, with a prefix by which a leaked token can be recognised. */
export function makeToken(): string {
  return `aranya_${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
