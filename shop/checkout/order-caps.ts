import { Refusal } from '#platform/refusal.ts';

/**
 * Limits of open orders (neither paid, cancelled nor returned), and of orders in 24 hours. Open orders of a customer, to a mobile
 * number or to an address hold at most the packs of `linesPerProduct` largest lines of a product.
 */
export type OrderCaps = {
  openPerCustomer: number;
  openPerPhone: number;
  perDay: number;
  linesPerProduct: number;
};

/** Orders of a customer, or to a mobile number, that may wait for a payment by UPI at once. */
export const maxAwaited = 2;

const packsOf = (packs: number) => (packs === 1 ? '1 pack' : `${packs} packs`);

type OpenUnits = { name: string; open: number; max: number };

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
  tooManyAwaited: () =>
    new Refusal(
      'too_many_unpaid',
      409,
      `${maxAwaited} orders wait for a payment by UPI already. Please pay or cancel one in My Orders, or choose cash on delivery.`,
    ),
  tooManyOrdersToday: (perDay: number) =>
    new Refusal(
      'too_many_orders_today',
      409,
      `At most ${perDay} cash on delivery orders can be placed in 24 hours. Please come back tomorrow, or put more into one order.`,
    ),
  tooManyOpenUnits: ({ name, open, max }: OpenUnits) =>
    new Refusal(
      'too_many_open_units',
      409,
      open === 0
        ? `At most ${packsOf(max)} of ${name} can be under way to you before you pay, also in combos. Please take some out.`
        : `Your orders under way hold ${packsOf(open)} of ${name}, and at most ${max} can be under way before you pay. Please ${max > open ? `order at most ${packsOf(max - open)} more, ` : ''}wait until an order arrives, or cancel one in My Orders.`,
    ),
  /** Gives no figure, since the orders may be those of other customers. */
  tooManyUnitsToPhone: (name: string) =>
    new Refusal(
      'too_many_units_to_phone',
      409,
      `Orders under way to this mobile number hold as much of ${name} as we set aside for one number before it is paid. Please order a single one, choose an address with another mobile number, or wait until an order arrives.`,
    ),
  tooManyUnitsToAddress: (name: string) =>
    new Refusal(
      'too_many_units_to_address',
      409,
      `Orders under way to this address hold as much of ${name} as we set aside for one address before it is paid. Please order a single one, choose another address, or wait until an order arrives.`,
    ),
};
