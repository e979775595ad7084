import { type OrderFact, type OrderStateRecord, usual } from './state-record.ts';

/** Each state is one record. `docs/order-states.md` lists them for staff. */
export const orderStates = defineStates({
  placed: {
    ...usual,
    awaitsCourier: true,
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
    ...usual,
    isPackable: true,
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
    ...usual,
    isPacked: true,
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
    ...usual,
    isHandedOver: true,
    isAtCourier: true,
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
    ...usual,
    isAtCourier: true,
    label: 'Out for delivery',
    description: 'Please keep the amount ready in cash.',
    paidDescription: 'The courier brings it today. There is nothing to pay.',
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
    ...usual,
    hasArrived: true,
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
    ...usual,
    isCancelled: true,
    countsAsSold: false,
    label: 'Cancelled',
    description: 'Nothing is due for this order.',
    next: [],
    reopensTo: ['placed'],
    isExpected: false,
    group: 'cancelled',
    payment: 'nothing',
    invoiced: 'never',
    email: 'order-cancelled',
    // An order takes its offers before its stock, so nobody waits in a circle.
    effects: ['give back offers', 'restock', 'refund payments'],
  },
  undelivered: {
    ...usual,
    isAtCourier: true,
    hasFailedTry: true,
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
    ...usual,
    cameBack: true,
    label: 'Returned',
    description: 'The parcel came back to us.',
    next: [],
    isExpected: false,
    group: 'returned',
    payment: 'nothing',
    invoiced: 'credited',
    email: 'order-returned',
    effects: ['issue credit note', 'refund payments'],
  },
  lost: {
    ...usual,
    isLost: true,
    label: 'Lost',
    description: 'The courier lost your parcel. Nothing is due.',
    next: [],
    isExpected: false,
    group: 'returned',
    payment: 'nothing',
    invoiced: 'credited',
    email: 'order-lost',
    effects: ['issue credit note', 'refund payments'],
  },
});

export type OrderState = keyof typeof orderStates;

export const orderStateNames = Object.keys(orderStates) as OrderState[];

/** The states that the shop itself gives an order. Those of a parcel's events are in `stateOfEvent`. */
export const stateAfter = {
  placing: 'placed',
  accepting: 'confirmed',
  packing: 'packed',
  handOver: 'shipped',
  cancelling: 'cancelled',
  losing: 'lost',
} as const satisfies Record<string, OrderState>;

export const expectedStates = statesWith(({ isExpected }) => isExpected);

export const finalStates = statesWith(({ next }) => next.length === 0);

/** An order that ends in one of them never gets an invoice. */
export const neverInvoiced = statesWith(({ invoiced }) => invoiced === 'never');

/** Staff may change an order until its parcel is packed. */
export const editableStates = statesThat('awaitsCourier', 'isPackable');

export function statesWith(fits: (record: OrderStateRecord<OrderState>) => boolean): OrderState[] {
  return orderStateNames.filter((state) => fits(orderStates[state]));
}

/** Returns the states of which one of the facts is true. */
export function statesThat(...facts: OrderFact[]): OrderState[] {
  return statesWith((record) => facts.some((fact) => record[fact]));
}

/** Returns states as a list of SQL, in brackets. */
export function inSql(states: readonly OrderState[]): string {
  return `(${states.map((state) => `'${state}'`).join(', ')})`;
}

/** Neither delivered nor ended in another way. */
export function isUnderWay(state: OrderState): boolean {
  return orderStates[state].next.length > 0;
}

/** Customers may cancel until the handover. */
export function canCancel(state: OrderState): boolean {
  return orderStates[state].next.includes(stateAfter.cancelling);
}

/** Makes the compiler check that each `next` names a state. */
function defineStates<State extends string>(records: Record<State, OrderStateRecord<NoInfer<State>>>) {
  return records;
}
