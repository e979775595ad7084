/** Why an order waits before the shop asks the courier. Only `later_day` waits for no one: the customer chose the day. */
export const holdReasons = [
  'first_order',
  'amount',
  'phone_returns',
  'pincode_returns',
  'later_day',
] as const;

export type HoldReason = (typeof holdReasons)[number];

/** For staff. A customer never reads why the shop asks. */
export const holdTexts: Record<HoldReason, string> = {
  first_order: 'First order of this phone',
  amount: 'High amount',
  phone_returns: 'Parcels came back from this phone',
  pincode_returns: 'Many parcels to this pincode came back',
  later_day: 'The customer chose a later day',
};

/** Which orders wait until the customer confirms them. */
export type HoldRules = { firstOrder: boolean; abovePaise: number | null; afterReturns: boolean };

/** The event that an order in `held` waits for. */
export type WaitsFor = 'confirmation' | 'later_day';

export function waitsFor(heldFor: HoldReason | null): WaitsFor | null {
  if (heldFor === null) return null;
  return heldFor === 'later_day' ? 'later_day' : 'confirmation';
}

export const waitingLabels: Record<WaitsFor, string> = {
  confirmation: 'To be confirmed',
  later_day: 'For a later day',
};

export const confirmedByLabels = { customer: 'the customer', staff: 'staff' } as const;

export type ConfirmedBy = keyof typeof confirmedByLabels;
