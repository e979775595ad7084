/** A cancelled subscription may be restarted. */
export const subscriptionStates = ['active', 'paused', 'cancelled'] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

export type SubscriptionOutcome = 'ordered' | 'skipped' | 'missed';

export const noticeDays = 3;

/** Days of tries without stock, before the order is skipped. */
export const retryDays = 7;

/** The first hour in India for announcements and orders. */
export const firstHour = 8;

export const cancelledShownDays = 30;

/** Days after the due date in which an email's links work. */
export const linkDays = 180;
