import { z } from 'zod';
import type { SettingDefinition } from '#platform/setting-definition.ts';
import { onOff } from '#platform/server/settings.ts';
import { upiIdForm } from './upi-text.ts';

export const upiSettings = {
  UPI_ID: z.string().max(165).regex(upiIdForm, 'must be a UPI ID, such as aranya@okbank').optional(),
  UPI_ID_IS_MERCHANT: onOff.default(false),
};

export const upiDefinitions = {
  UPI_ID: {
    kind: 'fact',
    group: 'payments',
    label: 'UPI ID of the shop',
    help: 'Customers pay to it, and you confirm each payment with the reference of your bank.',
    input: 'text',
    needsFreshFactor: true,
  },
  UPI_ID_IS_MERCHANT: {
    kind: 'fact',
    group: 'payments',
    label: 'Your bank runs this UPI ID as a merchant’s',
    help: 'Payer apps decline a link to a personal ID. A code works for both.',
    input: 'switch',
  },
} satisfies Record<keyof typeof upiSettings, SettingDefinition>;
