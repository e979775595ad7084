import { createHash, randomBytes } from 'node:crypto';

export const sessionDays = 30;
/** The absolute end, counted from the login. */
export const maxSessionDays = 180;

/** The prefix makes a leaked token recognisable. */
export function makeToken(): string {
  return `aranya_${randomBytes(32).toString('base64url')}`;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
