export const orderActors = ['shopper', 'staff', 'courier', 'system'] as const;

export type OrderActor = (typeof orderActors)[number];

export const orderStates = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'undelivered',
  'returned',
] as const;

export type OrderState = (typeof orderStates)[number];

export const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'shipped', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['out_for_delivery', 'delivered', 'undelivered', 'returned'],
  out_for_delivery: ['delivered', 'undelivered'],
  delivered: [],
  cancelled: [],
  undelivered: ['out_for_delivery', 'returned'],
  returned: [],
};

export const cancelReasons = {
  mistake: 'I ordered by mistake',
  change: 'I want to change the items or the address',
  late: 'It would come too late',
  cheaper: 'I found it cheaper elsewhere',
  not_needed: 'I do not need it any more',
  other: 'Another reason',
} as const;

export type CancelReason = keyof typeof cancelReasons;

export function canCancel(state: OrderState): boolean {
  return orderTransitions[state].includes('cancelled');
}
