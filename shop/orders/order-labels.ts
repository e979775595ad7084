import type { OrderState } from './order.ts';

export const orderStateLabels: Record<OrderState, { name: string; says: string }> = {
  placed: { name: 'Placed', says: 'We have your order and are asking the courier.' },
  confirmed: { name: 'Confirmed', says: 'The courier knows about your parcel.' },
  packed: { name: 'Packed', says: 'Your parcel is packed and waits for pick-up.' },
  shipped: { name: 'Shipped', says: 'Your parcel is on its way.' },
  out_for_delivery: { name: 'Out for delivery', says: 'Please keep the amount ready in cash.' },
  delivered: { name: 'Delivered', says: 'Your parcel has arrived.' },
  cancelled: { name: 'Cancelled', says: 'Nothing is due for this order.' },
  undelivered: { name: 'Not delivered', says: 'The courier could not hand the parcel over.' },
  returned: { name: 'Returned', says: 'The parcel came back to us.' },
};

export const orderGroups = ['open', 'delivered', 'cancelled', 'returned'] as const;

export type OrderGroup = (typeof orderGroups)[number];

export const groupOf: Record<OrderState, OrderGroup> = {
  placed: 'open',
  confirmed: 'open',
  packed: 'open',
  shipped: 'open',
  out_for_delivery: 'open',
  delivered: 'delivered',
  cancelled: 'cancelled',
  undelivered: 'returned',
  returned: 'returned',
};

export const orderGroupLabels: Record<OrderGroup, string> = {
  open: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Not delivered or returned',
};

export const usualTransitions: OrderState[] = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
];
