import { z } from 'zod';
import { toPaise } from '#platform/money.ts';
import { wholeNumber, type SettingDefinitions } from '#platform/server/settings.ts';
import { type ProductClass, productClasses } from '#shop/catalog/facts.ts';
import type { ReturnRules } from '../rules.ts';

const known = Object.keys(productClasses) as ProductClass[];

const classes = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine(
    (names) => names.every((name) => (known as string[]).includes(name)),
    `must be classes such as ${known.slice(0, 3).join(', ')}`,
  )
  .transform((names) => names as ProductClass[]);

export const returnSettings = z.object({
  RETURN_FAULT_DAYS: wholeNumber('days', 1, 365).default(30),
  RETURN_REFUSED_CLASSES: classes.default([]),
  REFUND_ALONE_UP_TO_RUPEES: wholeNumber('rupees', 0, 1_000_000).default(2_000),
});

export type ReturnSettings = z.output<typeof returnSettings>;

export const returnDefinitions = {
  RETURN_FAULT_DAYS: {
    kind: 'fact',
    group: 'returns',
    label: 'Days to report a fault',
    help: 'So many days after delivery a customer may report a fault online.',
    input: 'number',
  },
  RETURN_REFUSED_CLASSES: {
    kind: 'fact',
    group: 'returns',
    label: 'Classes without a change of mind',
    help: 'These are taken back only when they are faulty.',
    input: 'choices',
    choices: known.map((value) => ({ value, label: productClasses[value] })),
  },
  REFUND_ALONE_UP_TO_RUPEES: {
    kind: 'fact',
    group: 'returns',
    label: 'Refund without a second person',
    help: 'Above this amount a second person pays a refund or sends a replacement, so that no one person can empty the account.',
    input: 'rupees',
    needsFreshFactor: true,
  },
} satisfies SettingDefinitions<typeof returnSettings>;

/** Returns which returns the shop takes. */
export function returnRulesOf(settings: ReturnSettings & { RETURN_DAYS: number }): ReturnRules {
  return {
    changeDays: settings.RETURN_DAYS,
    faultDays: settings.RETURN_FAULT_DAYS,
    refusedClasses: settings.RETURN_REFUSED_CLASSES,
  };
}

/** Above this amount a second person pays a refund. */
export function alonePaiseOf(settings: ReturnSettings): number {
  return toPaise(settings.REFUND_ALONE_UP_TO_RUPEES);
}
