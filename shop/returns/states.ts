/** The life of a return: what each state says to staff and to the customer, and where it leads. */
export const returnStates = {
  requested: {
    label: 'Requested',
    customer: 'We are checking your request',
    next: ['approved', 'replaced', 'refused', 'withdrawn'],
  },
  approved: {
    label: 'Approved',
    customer: 'Approved: keep the parcel ready',
    next: ['picked_up', 'inspected', 'replaced', 'refused', 'withdrawn'],
  },
  picked_up: {
    label: 'Picked up',
    customer: 'On its way back to us',
    next: ['inspected', 'replaced', 'refused'],
  },
  inspected: { label: 'Refund due', customer: 'Your refund is due', next: ['refunded'] },
  refunded: { label: 'Refunded', customer: 'Refunded', next: [] },
  replaced: { label: 'Replaced', customer: 'We send you a replacement', next: [] },
  refused: { label: 'Refused', customer: 'Not accepted', next: [] },
  withdrawn: { label: 'Withdrawn', customer: 'You withdrew it', next: [] },
} as const;

export type ReturnState = keyof typeof returnStates;

export const returnStateNames = Object.keys(returnStates) as [ReturnState, ...ReturnState[]];

/** Until one of these ends, an order has no second return. */
export const openStates = ['requested', 'approved', 'picked_up'] as const satisfies ReturnState[];

export function isOpenReturn(state: ReturnState): boolean {
  return openStates.some((open) => open === state);
}

export function statesBefore(state: ReturnState): ReturnState[] {
  return returnStateNames.filter((name) => (returnStates[name].next as readonly string[]).includes(state));
}

export type ReturnActor = 'customer' | 'staff' | 'courier';

/** The customer may withdraw until the parcel is picked up. */
export function canWithdraw(state: ReturnState): boolean {
  return statesBefore('withdrawn').includes(state);
}

/** The customer names an account from the approval until the payment. */
export function takesPayout(state: ReturnState): boolean {
  return state === 'approved' || state === 'picked_up' || state === 'inspected';
}

/** Where the refund of an order goes that was paid before. Its customer names no account. */
export const sameWay = 'the account that paid';
