import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';
import { refusals } from '../contract.ts';

type Use = 'newsletter-confirm' | 'newsletter-unsubscribe' | 'back-in-stock-confirm' | 'back-in-stock-cancel';

/** Returns the token of an emailed link. */
export function linkToken(use: Use, subscription: { id: number; askedAt: Date }): string {
  return signLink(use, { id: subscription.id, at: subscription.askedAt });
}

/** Returns the subscriber and the time of the request in a token. Refuses (400) a foreign token. */
export function readLinkToken(use: Use, token: string): { id: number; askedAt: Date } {
  const read = readSignedLink(use, token);
  if (!read) throw refusals.wrongLink();
  return { id: read.id, askedAt: read.at };
}

/** Returns the subscriber whom a link unsubscribes, or null for a foreign token. */
export function subscriberOf(token: string): number | null {
  return readSignedLink('newsletter-unsubscribe', token)?.id ?? null;
}
