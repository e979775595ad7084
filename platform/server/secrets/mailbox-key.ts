import { createHmac } from 'node:crypto';
import { dayOf } from '../../india-time.ts';
import { keyFor } from './server-key.ts';

/**
 * Returns what opens the mailbox of a demo on a day and the day after. The start of a shop at a terminal prints it, and
 * `npm run staff -- --mailbox`. No log holds it, since it opens every code and so every account.
 */
export function mailboxKey(day = dayOf(new Date())): string {
  return createHmac('sha256', keyFor('mailbox')).update(`developer pages ${day}`).digest('base64url');
}

/** Returns the mailbox's address with its key. */
export function mailboxUrl({ PUBLIC_URL }: { PUBLIC_URL: string }): string {
  return `${PUBLIC_URL}/dev/mail?key=${mailboxKey()}`;
}
