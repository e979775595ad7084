import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';
import { refusals } from '../../contract.ts';
import { type Day, dayMs, dayOf, startOf } from '#platform/india-time.ts';
import { linkDays } from '../../subscription.ts';

const use = 'refill';

/** What the links of a mail carry: they change this plan only, and skip this date only. */
export function subscriptionToken({ subscriptionId, dueOn }: { subscriptionId: number; dueOn: Day }): string {
  return signLink(use, { id: subscriptionId, at: startOf(dueOn) });
}

/** Refuses (400) a token that is not ours, and one of a mail that is half a year old. */
export function readSubscriptionToken(token: string, now: Date): { subscriptionId: number; dueOn: Day } {
  const link = readSignedLink(use, token);
  if (!link) throw refusals.wrongLink();
  if (now.getTime() - link.at.getTime() > linkDays * dayMs) throw refusals.oldLink();
  return { subscriptionId: link.id, dueOn: dayOf(link.at) };
}
