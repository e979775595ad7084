/** The list of orders in the browser's cache. */
export const orderList = 'orders';

/** The views of the list of orders, in the sequence of a day. 'All' is the list without one. */
export const orderTabs = {
  confirm: 'To confirm',
  pack: 'To pack',
  hand_over: 'To hand over',
  on_the_way: 'On the way',
  failed: 'Failed',
  returned: 'Returned',
} as const;

export type OrderTab = keyof typeof orderTabs;

export const orderTabNames = Object.keys(orderTabs) as [OrderTab, ...OrderTab[]];
