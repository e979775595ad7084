import { createHmac } from 'node:crypto';
import { dayOf } from '../../india-time.ts';
import { keyFor } from './server-key.ts';

/**
 * Returns what opens the developer pages of a demo behind a proxy on a day and the day after. `npm run staff -- --mailbox` prints it. No log
 * holds it, since it opens every code and so every account.
 */
export function mailboxKey(day = dayOf(new Date())): string {
  return createHmac('sha256', keyFor('mailbox')).update(`developer pages ${day}`).digest('base64url');
}

/** Returns the mailbox's address with its key, for a shop that a proxy shows under another name. */
export function forwardedMailboxUrl({ PUBLIC_URL }: { PUBLIC_URL: string }): string {
  return `${PUBLIC_URL}/dev/mail?key=${mailboxKey()}`;
}
