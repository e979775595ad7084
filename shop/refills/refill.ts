/** An active plan brings refills; a paused one waits; a cancelled one has ended, and may be started again. */
export const refillStates = ['active', 'paused', 'cancelled'] as const;

export type RefillState = (typeof refillStates)[number];

/** How a due date of a plan ended. */
export type RefillOutcome = 'ordered' | 'skipped' | 'missed';

/** Days before a refill on which a mail announces it: no refill is ordered without. */
export const noticeDays = 3;

/** Days on which a refill is tried again while its product is out of stock; then this one is left out. */
export const retryDays = 7;

/** The hour in India from which announcements are mailed and refills ordered. */
export const firstHour = 8;

/** Days that a plan which was cancelled is still shown, to be started again. */
export const cancelledShownDays = 30;

/** Days after its due date that a mail's links still work. */
export const linkDays = 180;
