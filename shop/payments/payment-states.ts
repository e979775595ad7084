type StateRecord<State> = {
  /** For staff. */
  label: string;
  /** Where it may go. A late capture is possible after a failure and after the end. */
  next: readonly State[];
  /** The provider may still take the money. */
  isOpen: boolean;
  /** The shop has, or had, the money. */
  isTaken: boolean;
};

/** Each state of a payment is one record. A refund of a part leaves the payment captured. */
export const paymentStates = defineStates({
  created: {
    label: 'Begun',
    next: ['pending', 'authorised', 'captured', 'failed', 'expired'],
    isOpen: true,
    isTaken: false,
  },
  pending: {
    label: 'With the customer',
    next: ['authorised', 'captured', 'failed', 'expired'],
    isOpen: true,
    isTaken: false,
  },
  authorised: {
    label: 'Authorised',
    next: ['captured', 'failed', 'expired'],
    isOpen: true,
    isTaken: false,
  },
  captured: { label: 'Paid', next: ['refunded', 'undone'], isOpen: false, isTaken: true },
  failed: { label: 'Failed', next: ['captured'], isOpen: false, isTaken: false },
  expired: { label: 'Expired', next: ['captured'], isOpen: false, isTaken: false },
  refunded: { label: 'Refunded', next: [], isOpen: false, isTaken: true },
  /** Staff noted money by mistake that never came. */
  undone: { label: 'Noted by mistake', next: [], isOpen: false, isTaken: false },
});

export type PaymentStateName = keyof typeof paymentStates;

export const paymentStateNames = Object.keys(paymentStates) as PaymentStateName[];

/** Returns the states of which a fact is true. */
export function paymentStatesThat(fact: 'isOpen' | 'isTaken'): PaymentStateName[] {
  return paymentStateNames.filter((state) => paymentStates[state][fact]);
}

export const refundStates = { pending: 'Under way', processed: 'Refunded', failed: 'Failed' } as const;

export type RefundState = keyof typeof refundStates;

export const refundStateNames = Object.keys(refundStates) as RefundState[];

/** Why money goes back, for staff. */
export const refundCauses = {
  late: 'Paid too late',
  double: 'Paid twice',
  ended: 'Order ended without goods',
  came_back: 'Goods came back',
  staff: 'Started by staff',
} as const;

export type RefundCause = keyof typeof refundCauses;

export const refundCauseNames = Object.keys(refundCauses) as RefundCause[];

/** Refunds that the shop starts by itself. The owner bounds their sum of a day. */
export const causesByRule = ['late', 'double', 'ended'] as const satisfies RefundCause[];

/** A refund by rule beyond the bound of its day waits for staff with this reason. */
export const overBound = 'over_bound';
/** The balance with the provider does not suffice for the refund. */
export const emptyBalance = 'empty_balance';

export type PaymentActor = 'customer' | 'provider' | 'courier' | 'staff' | 'system';

/** Why a payment needs staff, the first that is true. */
export const paymentNeeds = [
  'confirm',
  'other_amount',
  'order_changed',
  'refund_failed',
  'refund_by_hand',
  'refund_over_bound',
] as const;

export type PaymentNeed = (typeof paymentNeeds)[number];

/** The key of the event that a payment came for an order whose items had changed. */
export const orderChangedKey = 'order changed';

/** The note of a capture with another amount begins so. */
export const mismatchNote = 'The provider reports';

/** The cash at the door is a payment of this provider. */
export const courierProvider = 'courier';

/** Makes the compiler check that each `next` names a state. */
function defineStates<State extends string>(records: Record<State, StateRecord<NoInfer<State>>>) {
  return records;
}
