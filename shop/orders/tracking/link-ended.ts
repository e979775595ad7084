/** The text of an ended link of an email about an order. */
export const orderLinkEnded = {
  text: 'Please use the link of the newest mail about your order, or look in My Orders.',
  to: '/orders',
  label: 'My Orders',
};
