export const orderGroups = ['open', 'delivered', 'cancelled', 'returned'] as const;

export type OrderGroup = (typeof orderGroups)[number];

export const orderGroupLabels: Record<OrderGroup, string> = {
  open: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Not delivered or returned',
};

/** Nothing is due for a cancelled, returned or lost order. `paymentOf` reads it together with the order's way to pay. */
export type PaymentState = 'due' | 'collected' | 'nothing';

export const paymentLabels: Record<PaymentState, string> = {
  due: 'Due on delivery',
  collected: 'Collected',
  nothing: 'Nothing due',
};

export type OrderEmail =
  | 'order-placed'
  | 'order-cancelled'
  | 'order-shipped'
  | 'order-out-for-delivery'
  | 'order-delivered'
  | 'order-undelivered'
  | 'order-returned'
  | 'order-lost';

/** Runs in the transaction that changes the state. */
export type OrderEffect = 'take batches' | 'issue invoice' | 'issue credit note' | 'restock' | 'record cash';

type OrderStateRecord<State> = {
  label: string;
  description: string;
  /** A final state has none. */
  next: readonly State[];
  /** Where staff may take it back to until the next state: packing, or a step of a parcel sent by hand. `transitionOrder` does not, so no scan and no courier ever does. */
  undoTo?: readonly State[];
  /** Orders without problems pass this state, and the timeline shows it in advance. */
  isExpected: boolean;
  group: OrderGroup;
  payment: PaymentState;
  invoiced: 'not yet' | 'yes' | 'credited' | 'never';
  email: OrderEmail | null;
  effects: readonly OrderEffect[];
};

/** Each state is one record. `docs/order-states.md` lists them for staff. */
export const orderStates = defineStates({
  placed: {
    label: 'Placed',
    description: 'We have your order.',
    next: ['confirmed', 'cancelled'],
    isExpected: true,
    group: 'open',
    payment: 'due',
    invoiced: 'not yet',
    email: 'order-placed',
    effects: [],
  },
  confirmed: {
    label: 'Confirmed',
    description: 'Your order is confirmed. We pack it next.',
    next: ['packed', 'shipped', 'cancelled'],
    isExpected: true,
    group: 'open',
    payment: 'due',
    invoiced: 'not yet',
    email: null,
    effects: [],
  },
  packed: {
    label: 'Packed',
    description: 'Your parcel is packed and waits for pick-up.',
    next: ['shipped', 'cancelled'],
    undoTo: ['confirmed'],
    isExpected: true,
    group: 'open',
    payment: 'due',
    invoiced: 'not yet',
    email: null,
    effects: ['take batches'],
  },
  shipped: {
    label: 'Shipped',
    description: 'Your parcel is on its way.',
    next: ['out_for_delivery', 'delivered', 'undelivered', 'returned', 'lost'],
    isExpected: true,
    group: 'open',
    payment: 'due',
    invoiced: 'yes',
    email: 'order-shipped',
    effects: ['take batches', 'issue invoice'],
  },
  out_for_delivery: {
    label: 'Out for delivery',
    description: 'Please keep the amount ready in cash.',
    next: ['delivered', 'undelivered', 'lost'],
    undoTo: ['shipped', 'undelivered'],
    isExpected: true,
    group: 'open',
    payment: 'due',
    invoiced: 'yes',
    email: 'order-out-for-delivery',
    effects: [],
  },
  delivered: {
    label: 'Delivered',
    description: 'Your parcel has arrived.',
    next: [],
    undoTo: ['shipped', 'out_for_delivery', 'undelivered'],
    isExpected: true,
    group: 'delivered',
    payment: 'collected',
    invoiced: 'yes',
    email: 'order-delivered',
    effects: ['record cash'],
  },
  cancelled: {
    label: 'Cancelled',
    description: 'Nothing is due for this order.',
    next: [],
    isExpected: false,
    group: 'cancelled',
    payment: 'nothing',
    invoiced: 'never',
    email: 'order-cancelled',
    effects: ['restock'],
  },
  undelivered: {
    label: 'Not delivered',
    description: 'The courier could not hand the parcel over.',
    next: ['out_for_delivery', 'returned', 'lost'],
    undoTo: ['shipped', 'out_for_delivery'],
    isExpected: false,
    group: 'returned',
    payment: 'due',
    invoiced: 'yes',
    email: 'order-undelivered',
    effects: [],
  },
  returned: {
    label: 'Returned',
    description: 'The parcel came back to us.',
    next: [],
    isExpected: false,
    group: 'returned',
    payment: 'nothing',
    invoiced: 'credited',
    email: 'order-returned',
    effects: ['issue credit note'],
  },
  lost: {
    label: 'Lost',
    description: 'The courier lost your parcel. Nothing is due.',
    next: [],
    isExpected: false,
    group: 'returned',
    payment: 'nothing',
    invoiced: 'credited',
    email: 'order-lost',
    effects: ['issue credit note'],
  },
});

export type OrderState = keyof typeof orderStates;

export const orderStateNames = Object.keys(orderStates) as OrderState[];

export const expectedStates = statesWith(({ isExpected }) => isExpected);

export const finalStates = statesWith(({ next }) => next.length === 0);

/** Staff may change an order until its parcel is packed. */
export const editableStates: readonly OrderState[] = ['placed', 'confirmed'];

export function statesWith(fits: (record: OrderStateRecord<OrderState>) => boolean): OrderState[] {
  return orderStateNames.filter((state) => fits(orderStates[state]));
}

/** Neither delivered nor ended in another way. */
export function isUnderWay(state: OrderState): boolean {
  return orderStates[state].next.length > 0;
}

/** Customers may cancel until the handover. */
export function canCancel(state: OrderState): boolean {
  return orderStates[state].next.includes('cancelled');
}

/** Makes the compiler check that each `next` names a state. */
function defineStates<State extends string>(records: Record<State, OrderStateRecord<NoInfer<State>>>) {
  return records;
}
