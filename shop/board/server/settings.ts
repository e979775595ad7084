import { z } from 'zod';
import { type SettingDefinitions, wholeNumber } from '#platform/server/settings.ts';

const emailTimes = ['never', 'at-once', 'daily'] as const;

/** When the shop's email gets word of new orders. */
export type NewOrderEmail = (typeof emailTimes)[number];

export const boardSettings = z.object({
  NEW_ORDER_EMAIL: z.enum(emailTimes, 'must be never, at-once or daily').optional(),
  NEW_ORDER_EMAIL_HOUR: wholeNumber('an hour', 0, 23).default(20),
});

export type BoardSettings = z.output<typeof boardSettings>;

export const boardDefinitions = {
  NEW_ORDER_EMAIL: {
    kind: 'fact',
    group: 'orders',
    label: 'Email about new orders',
    help: 'The email of the shop gets word. Leave it empty for at once in a real shop, and never in the demo.',
    input: 'choice',
    choices: [
      { value: 'at-once', label: 'Within a minute' },
      { value: 'daily', label: 'Once a day' },
      { value: 'never', label: 'Never' },
    ],
    followsDemo: true,
  },
  NEW_ORDER_EMAIL_HOUR: {
    kind: 'fact',
    group: 'orders',
    label: 'Hour of the daily email',
    help: 'The email of once a day leaves at this hour in India.',
    input: 'hour',
  },
} satisfies SettingDefinitions<typeof boardSettings>;

/** Returns when the merchant is told of new orders. Without the setting at once in a real shop, and never in the demo. */
export function newOrderEmailOf({
  NEW_ORDER_EMAIL,
  SHOP_DEMO,
}: Pick<BoardSettings, 'NEW_ORDER_EMAIL'> & { SHOP_DEMO: boolean }): NewOrderEmail {
  return NEW_ORDER_EMAIL ?? (SHOP_DEMO ? 'never' : 'at-once');
}
