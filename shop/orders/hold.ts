import { formatTime, formatWeekday, hourMs, minuteMs } from '#platform/india-time.ts';

/**
 * Why an order waits before the shop asks the courier. Only `later_day` waits for no one: the customer chose the day. `payment` is released by
 * a payment, or by turning the order to cash.
 */
export const holdReasons = [
  'first_order',
  'amount',
  'phone_returns',
  'pincode_returns',
  'many_new',
  'stock',
  'later_day',
  'payment',
] as const;

export type HoldReason = (typeof holdReasons)[number];

/** For staff. A customer never reads why the shop asks. */
export const holdTexts: Record<HoldReason, string> = {
  first_order: 'First order of this phone',
  amount: 'High amount',
  phone_returns: 'Parcels came back from this phone',
  pincode_returns: 'Many parcels to this pincode came back',
  many_new: 'Many cash orders of new customers at once',
  stock: 'Unconfirmed orders hold half of the stock, so it has taken none',
  later_day: 'The customer chose a later day',
  payment: 'The customer has not paid it by UPI yet',
};

/** Orders that wait for these reasons end unless somebody confirms them in time. */
export const endingHolds = ['many_new', 'stock'] as const satisfies HoldReason[];

export const endAfterHours = 48;

/** Stock and offers of an order that waits for its payment are kept so long. */
export const payWithinMinutes = 20;

/** Returns when the wait for a payment ends. */
export function payUntil(heldAt: Date): Date {
  return new Date(heldAt.getTime() + payWithinMinutes * minuteMs);
}

/** Returns `2:30 pm on Mon, 30 Nov`. */
export function confirmByText(confirmBy: string): string {
  return `${formatTime(confirmBy)} on ${formatWeekday(confirmBy)}`;
}

type Hold = { heldFor: HoldReason | null; heldAt: Date | null };

/** Returns until when an order waits, and whether it has taken no stock. An order that waits without an end has neither. */
export function endOfHold({ heldFor, heldAt }: Hold): { confirmBy?: string; waitsForStock?: boolean } {
  if (!heldAt || !endingHolds.some((reason) => reason === heldFor)) return {};
  return {
    confirmBy: new Date(heldAt.getTime() + endAfterHours * hourMs).toISOString(),
    waitsForStock: heldFor === 'stock',
  };
}

/** Which orders wait until the customer confirms them. */
export type HoldRules = { firstOrder: boolean; abovePaise: number | null; afterReturns: boolean };

/** The event that an order in `held` waits for. */
export const waits = ['confirmation', 'later_day', 'payment'] as const;

export type WaitsFor = (typeof waits)[number];

export function waitsFor(heldFor: HoldReason | null): WaitsFor | null {
  if (heldFor === null) return null;
  return heldFor === 'later_day' || heldFor === 'payment' ? heldFor : 'confirmation';
}

export const waitingLabels: Record<WaitsFor, string> = {
  confirmation: 'To be confirmed',
  later_day: 'For a later day',
  payment: 'To be paid',
};

export const confirmedByLabels = { customer: 'the customer', staff: 'staff' } as const;

export type ConfirmedBy = keyof typeof confirmedByLabels;

/** A pincode is a risk when at least a third of so many parcels came back. */
export const fewestInPincode = 6;
