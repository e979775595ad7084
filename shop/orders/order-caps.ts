import { Refusal } from '#platform/refusal.ts';

/** Limits of open orders (neither paid, cancelled nor returned), and of orders in 24 hours. */
export type OrderCaps = { openPerCustomer: number; openPerPhone: number; perDay: number };

export const capRefusals = {
  tooManyOpenOrders: (open: number) =>
    new Refusal(
      'too_many_open_orders',
      409,
      `You have ${open} cash on delivery orders under way. Please wait until one arrives, or cancel one in My Orders.`,
    ),
  tooManyOrdersToPhone: () =>
    new Refusal(
      'too_many_orders_to_phone',
      409,
      'Too many cash on delivery orders are under way to this mobile number. Please choose an address with another mobile number, or wait until one arrives.',
    ),
  tooManyOrdersToday: (perDay: number) =>
    new Refusal(
      'too_many_orders_today',
      409,
      `At most ${perDay} cash on delivery orders can be placed in 24 hours. Please come back tomorrow, or put more into one order.`,
    ),
};
