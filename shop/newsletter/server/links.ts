import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';
import { refusals } from '../contract.ts';

type Use = 'newsletter-confirm' | 'newsletter-unsubscribe';

/** The token of a mailed link. */
export function linkToken(use: Use, subscription: { id: number; askedAt: Date }): string {
  return signLink(use, { id: subscription.id, at: subscription.askedAt });
}

/** Which subscription a token is about, and when that was asked for. Refuses (400) a token that is not ours. */
export function readLinkToken(use: Use, token: string): { id: number; askedAt: Date } {
  const read = readSignedLink(use, token);
  if (!read) throw refusals.wrongLink();
  return { id: read.id, askedAt: read.at };
}
