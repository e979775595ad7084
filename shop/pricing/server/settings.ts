import { z } from 'zod';
import { toPaise } from '#platform/money.ts';
import { onOff, type SettingDefinitions, shownText, wholeNumber } from '#platform/server/settings.ts';
import { type Charges, noCharges, usualCharges } from '../amounts.ts';
import { readZones } from './read-zones.ts';

const zonesExample = 'North-East: Assam, Manipur = 90; Islands: Lakshadweep = 150';

export const pricingSettings = z.object({
  ORDER_DISCOUNT_RUPEES: wholeNumber('rupees', 0, 500).optional(),
  PLATFORM_FEE_RUPEES: wholeNumber('rupees', 0, 100).optional(),
  DELIVERY_CHARGE_RUPEES: wholeNumber('rupees', 0, 1_000).optional(),
  DELIVERY_FREE_RUPEES: wholeNumber('rupees', 0, 100_000).default(0),
  DELIVERY_FREE_FROM: onOff.default(true),
  DELIVERY_ZONES: shownText(1_000)
    .transform((written, check) => {
      const zones = readZones(written);
      if (zones === null) check.addIssue(`must be up to three zones such as ${zonesExample}`);
      return zones ?? [];
    })
    .default([]),
  DELIVERY_FREE_CATEGORIES: shownText(500)
    .transform((written) =>
      written
        .split(';')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .default([]),
  CASH_WHOLE_RUPEES: onOff.default(false),
  CASH_FROM_RUPEES: wholeNumber('rupees', 0, 100_000).default(0),
  CASH_UP_TO_RUPEES: wholeNumber('rupees', 0, 199_999).default(0),
});

export type PricingSettings = z.output<typeof pricingSettings>;

export const pricingDefinitions = {
  ORDER_DISCOUNT_RUPEES: {
    kind: 'fact',
    group: 'charges',
    label: 'Discount of each order',
    help: 'It comes off the items of each new order, at most what they cost. Empty is none, and ₹10 in the demo.',
    input: 'number',
    unit: 'rupees',
    followsDemo: true,
  },
  PLATFORM_FEE_RUPEES: {
    kind: 'fact',
    group: 'charges',
    label: 'Platform fee',
    help: 'It is added to each new order, and the product page names it. Empty is none, and ₹7 in the demo.',
    input: 'number',
    unit: 'rupees',
    followsDemo: true,
  },
  DELIVERY_CHARGE_RUPEES: {
    kind: 'fact',
    group: 'charges',
    label: 'Delivery charge',
    help: 'It is added to each new order. Product page and cart name it, and 0 is free delivery. Orders keep the charge of their day.',
    input: 'number',
    unit: 'rupees',
  },
  DELIVERY_FREE_RUPEES: {
    kind: 'fact',
    group: 'charges',
    label: 'Free delivery for goods of',
    help: 'The price of the goods after discounts. 0 means that every order has the charge.',
    input: 'number',
    unit: 'rupees',
  },
  DELIVERY_FREE_FROM: {
    kind: 'fact',
    group: 'charges',
    label: 'Goods of exactly this amount are delivered free',
    help: 'On says “from ₹499”, off says “above ₹500”.',
    input: 'switch',
  },
  DELIVERY_ZONES: {
    kind: 'fact',
    group: 'charges',
    label: 'Zones with a charge of their own',
    help: `Up to three, in rupees: ${zonesExample}. Other states have the delivery charge.`,
    input: 'text',
  },
  DELIVERY_FREE_CATEGORIES: {
    kind: 'fact',
    group: 'charges',
    label: 'Categories with free delivery',
    help: 'Names with semicolons between. An order of their goods alone, also of the categories below them, has no delivery charge.',
    input: 'text',
  },
  CASH_WHOLE_RUPEES: {
    kind: 'fact',
    group: 'charges',
    label: 'Whole rupees for cash',
    help: 'A line “Round-off” of at most 50 paise brings the cash of each new order to the nearest rupee. India Post collects whole rupees alone.',
    input: 'switch',
  },
  CASH_FROM_RUPEES: {
    kind: 'fact',
    group: 'charges',
    label: 'Cash on delivery from',
    help: 'The least that may be due at the door; 0 is no limit. Product page and cart say so. Orders keep the limits of their day.',
    input: 'number',
    unit: 'rupees',
  },
  CASH_UP_TO_RUPEES: {
    kind: 'fact',
    group: 'charges',
    label: 'Cash on delivery up to',
    help: 'The most that may be due at the door. 0 is no limit but the one of the law, below ₹2,00,000.',
    input: 'number',
    unit: 'rupees',
  },
} satisfies SettingDefinitions<typeof pricingSettings>;

/** The charges of section 9 are those of the demo. A real shop has none until its owner sets them. */
function unsetCharges({ SHOP_DEMO }: Demo) {
  return SHOP_DEMO ? usualCharges : noCharges;
}

type Demo = { SHOP_DEMO: boolean };

/** Returns what new orders are charged beside their lines. */
export function chargesOf(config: PricingSettings & Demo): Charges {
  const { ORDER_DISCOUNT_RUPEES: discount, PLATFORM_FEE_RUPEES: fee } = config;
  const { DELIVERY_CHARGE_RUPEES = 0, DELIVERY_FREE_RUPEES, DELIVERY_FREE_FROM: isIncluded } = config;
  const unset = unsetCharges(config);
  const { DELIVERY_ZONES: zones, DELIVERY_FREE_CATEGORIES: freeCategories } = config;
  const free = DELIVERY_FREE_RUPEES > 0 ? { paise: toPaise(DELIVERY_FREE_RUPEES), isIncluded } : null;
  const delivery = {
    paise: toPaise(DELIVERY_CHARGE_RUPEES),
    free,
    ...(zones.length > 0 ? { zones } : {}),
    ...(freeCategories.length > 0 ? { freeCategories } : {}),
  };
  const cash = { fromPaise: toPaise(config.CASH_FROM_RUPEES), upToPaise: toPaise(config.CASH_UP_TO_RUPEES) };
  return {
    fixedDiscountPaise: discount === undefined ? unset.fixedDiscountPaise : toPaise(discount),
    feePaise: fee === undefined ? unset.feePaise : toPaise(fee),
    ...(config.CASH_WHOLE_RUPEES ? { wholeRupees: true as const } : {}),
    ...(cash.fromPaise > 0 || cash.upToPaise > 0 ? { cash } : {}),
    ...(delivery.paise > 0 || zones.length > 0 ? { delivery } : {}),
  };
}
