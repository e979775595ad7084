import type { Day } from '#platform/india-time.ts';
import type { SubscriptionState } from './subscription.ts';

type Dates = { state: SubscriptionState; nextChargeDate: Day; announcedFor: Day | null; triedOn: Day | null };

/** Returns whether a subscription order is due today, or due again. It is never due without an announcement. */
export function isDue({ state, nextChargeDate, announcedFor, triedOn }: Dates, today: Day): boolean {
  return (
    state === 'active' && announcedFor === nextChargeDate && nextChargeDate <= today && triedOn !== today
  );
}
