import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';
import { refusals } from '../../contract.ts';
import { type Day, dayMs, dayOf, startOf } from '#platform/india-time.ts';
import { linkDays } from '../../subscription.ts';

const use = 'refill';

/** Returns the token of an email's links, for this subscription and this date only. */
export function subscriptionToken({ subscriptionId, dueOn }: { subscriptionId: number; dueOn: Day }): string {
  return signLink(use, { id: subscriptionId, at: startOf(dueOn) });
}

/** Reads a token. Refuses (400) a foreign one, and one of an email half a year old. */
export function readSubscriptionToken(token: string, now: Date): { subscriptionId: number; dueOn: Day } {
  const link = readSignedLink(use, token);
  if (!link) throw refusals.wrongLink();
  if (now.getTime() - link.at.getTime() > linkDays * dayMs) throw refusals.oldLink();
  return { subscriptionId: link.id, dueOn: dayOf(link.at) };
}
