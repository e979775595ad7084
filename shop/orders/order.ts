export const orderActors = ['shopper', 'staff', 'courier', 'system'] as const;

export type OrderActor = (typeof orderActors)[number];

/** `guest`: the customer bought without an account, and nobody has proved the email. */
export const orderChannels = ['web', 'phone', 'guest'] as const;

export type OrderChannel = (typeof orderChannels)[number];

export const cancelReasons = {
  mistake: 'I ordered by mistake',
  change: 'I want to change the items or the address',
  late: 'It would come too late',
  cheaper: 'I found it cheaper elsewhere',
  not_needed: 'I do not need it any more',
  other: 'Another reason',
} as const;

export type CancelReason = keyof typeof cancelReasons;

/** Nobody paid it while it waited for its payment. Only such an order may be reopened. */
export const paymentExpired = 'payment_expired';

/** The customer's words to the receiver of a gift. Empty when there are none. */
export type Gift = { message: string };

/** A customer registered for GST, who gave the number. */
export type RegisteredCustomer = { gstin: string; name: string };
