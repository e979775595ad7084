/** An active plan brings subscription orders; a paused one waits; a cancelled one has ended, and may be started again. */
export const subscriptionStates = ['active', 'paused', 'cancelled'] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/** How a due date of a plan ended. */
export type SubscriptionOutcome = 'ordered' | 'skipped' | 'missed';

/** Days before a subscription order on which a mail announces it: no subscription order is ordered without. */
export const noticeDays = 3;

/** Days on which a subscription order is tried again while its product is out of stock; then this one is left out. */
export const retryDays = 7;

/** The hour in India from which announcements are mailed and subscription orders ordered. */
export const firstHour = 8;

/** Days that a plan which was cancelled is still shown, to be started again. */
export const cancelledShownDays = 30;

/** Days after its due date that a mail's links still work. */
export const linkDays = 180;
