import type { Day } from './indian-day.ts';
import type { RefillState } from './refill.ts';

type Dates = { state: RefillState; nextDueOn: Day; announcedFor: Day | null; triedOn: Day | null };

/** Whether a plan's refill is to be ordered, or tried again, today: never without having been announced. */
export function isDue({ state, nextDueOn, announcedFor, triedOn }: Dates, today: Day): boolean {
  return state === 'active' && announcedFor === nextDueOn && nextDueOn <= today && triedOn !== today;
}
