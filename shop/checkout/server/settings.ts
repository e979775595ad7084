import { z } from 'zod';
import { toPaise } from '#platform/money.ts';
import { onOff, wholeNumber, type SettingDefinitions } from '#platform/server/settings.ts';
import type { HoldRules } from '#shop/orders/hold.ts';

/** Unpaid orders hold stock, so each customer may have only a few. */
export const checkoutSettings = z.object({
  MAX_OPEN_ORDERS_PER_CUSTOMER: wholeNumber('a number', 1, 10_000).default(5),
  MAX_OPEN_ORDERS_PER_PHONE: wholeNumber('a number', 1, 10_000).default(5),
  MAX_ORDERS_PER_DAY: wholeNumber('a number', 1, 10_000).default(10),
  MAX_OPEN_LINES_PER_PRODUCT: wholeNumber('a number', 1, 10_000).default(1),
  MAX_NEW_CASH_ORDERS_PER_NETWORK: wholeNumber('a number', 1, 10_000).default(20),
  MAX_OPEN_NEW_CASH_ORDERS: wholeNumber('a number', 1, 100_000).default(500),
  BUY_WITHOUT_ACCOUNT: onOff.default(false),
  HOLD_FIRST_ORDERS: onOff.default(false),
  HOLD_ORDERS_ABOVE_RUPEES: wholeNumber('rupees', 1, 1_000_000).optional(),
  HOLD_AFTER_RETURNS: onOff.default(false),
});

export type CheckoutSettings = z.output<typeof checkoutSettings>;

export const checkoutDefinitions = {
  MAX_OPEN_ORDERS_PER_CUSTOMER: {
    kind: 'fact',
    group: 'orders',
    label: 'Open orders of a customer',
    help: 'Unpaid orders hold stock, so a customer may have only a few.',
    input: 'number',
    needsFreshFactor: true,
  },
  MAX_OPEN_ORDERS_PER_PHONE: {
    kind: 'fact',
    group: 'orders',
    label: 'Open orders of a mobile number',
    help: 'Several accounts with one mobile number share it.',
    input: 'number',
    needsFreshFactor: true,
  },
  MAX_ORDERS_PER_DAY: {
    kind: 'fact',
    group: 'orders',
    label: 'Orders of a customer in 24 hours',
    help: 'It stops a stranger who orders without end.',
    input: 'number',
    needsFreshFactor: true,
  },
  MAX_OPEN_LINES_PER_PRODUCT: {
    kind: 'fact',
    group: 'orders',
    label: 'Most at a time in unpaid orders',
    help: 'Open orders of a customer hold at most the packs of so many lines, so nobody empties a shelf.',
    input: 'number',
    needsFreshFactor: true,
  },
  MAX_NEW_CASH_ORDERS_PER_NETWORK: {
    kind: 'fact',
    group: 'orders',
    label: 'New cash orders of a network in an hour',
    help: 'Orders of new customers. More are taken and wait until their customers confirm them.',
    input: 'number',
    needsFreshFactor: true,
  },
  MAX_OPEN_NEW_CASH_ORDERS: {
    kind: 'fact',
    group: 'orders',
    label: 'Open cash orders of new customers',
    help: 'More are taken and wait until their customers confirm them. A confirmed order does not count.',
    input: 'number',
    needsFreshFactor: true,
  },
  BUY_WITHOUT_ACCOUNT: {
    kind: 'fact',
    group: 'orders',
    label: 'Buy without an account',
    help: 'The checkout takes name, phone, address and, if the customer likes, an email. A link follows the order.',
    input: 'switch',
    needsFreshFactor: true,
  },
  HOLD_FIRST_ORDERS: {
    kind: 'fact',
    group: 'orders',
    label: 'Hold first orders',
    help: 'The first order of a mobile number waits until the customer confirms it.',
    input: 'switch',
    needsFreshFactor: true,
  },
  HOLD_ORDERS_ABOVE_RUPEES: {
    kind: 'fact',
    group: 'orders',
    label: 'Hold orders above',
    help: 'A larger order waits until the customer confirms it. Leave it empty to hold none.',
    input: 'rupees',
    needsFreshFactor: true,
  },
  HOLD_AFTER_RETURNS: {
    kind: 'fact',
    group: 'orders',
    label: 'Hold orders after returns',
    help: 'An order waits when parcels to its mobile number or pincode came back.',
    input: 'switch',
    needsFreshFactor: true,
  },
} satisfies SettingDefinitions<typeof checkoutSettings>;

/** Returns which orders wait for the customer's confirmation. By default none does. */
export function holdRulesOf(settings: CheckoutSettings): HoldRules {
  const { HOLD_FIRST_ORDERS, HOLD_ORDERS_ABOVE_RUPEES, HOLD_AFTER_RETURNS } = settings;
  return {
    firstOrder: HOLD_FIRST_ORDERS,
    abovePaise: HOLD_ORDERS_ABOVE_RUPEES === undefined ? null : toPaise(HOLD_ORDERS_ABOVE_RUPEES),
    afterReturns: HOLD_AFTER_RETURNS,
  };
}
