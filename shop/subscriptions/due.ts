import type { Day } from '#platform/india-time.ts';
import type { SubscriptionState } from './subscription.ts';

type Dates = { state: SubscriptionState; nextDueOn: Day; announcedFor: Day | null; triedOn: Day | null };

/** Whether a plan's subscription order is to be ordered, or tried again, today: never without having been announced. */
export function isDue({ state, nextDueOn, announcedFor, triedOn }: Dates, today: Day): boolean {
  return state === 'active' && announcedFor === nextDueOn && nextDueOn <= today && triedOn !== today;
}
