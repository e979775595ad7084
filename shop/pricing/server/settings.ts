import { z } from 'zod';
import { toPaise } from '#platform/money.ts';
import { type SettingDefinitions, wholeNumber } from '#platform/server/settings.ts';
import { type Charges, usualCharges } from '../amounts.ts';

export const pricingSettings = z.object({
  ORDER_DISCOUNT_RUPEES: wholeNumber('rupees', 0, 500).default(usualCharges.fixedDiscountPaise / 100),
  PLATFORM_FEE_RUPEES: wholeNumber('rupees', 0, 100).default(usualCharges.feePaise / 100),
});

export type PricingSettings = z.output<typeof pricingSettings>;

export const pricingDefinitions = {
  ORDER_DISCOUNT_RUPEES: {
    kind: 'fact',
    group: 'orders',
    label: 'Discount of each order',
    help: 'It comes off the items of each new order, and is never more than they cost. Orders keep the discount of their day.',
    input: 'number',
    unit: 'rupees',
  },
  PLATFORM_FEE_RUPEES: {
    kind: 'fact',
    group: 'orders',
    label: 'Platform fee',
    help: 'It is added to each new order, and the product page names it. Orders keep the fee of their day.',
    input: 'number',
    unit: 'rupees',
  },
} satisfies SettingDefinitions<typeof pricingSettings>;

/** Returns what new orders are charged beside their lines. */
export function chargesOf({ ORDER_DISCOUNT_RUPEES, PLATFORM_FEE_RUPEES }: PricingSettings): Charges {
  return { fixedDiscountPaise: toPaise(ORDER_DISCOUNT_RUPEES), feePaise: toPaise(PLATFORM_FEE_RUPEES) };
}
