import { z } from 'zod';
import type { SettingDefinition } from '#platform/setting-definition.ts';
import { secretUrl } from '#platform/server/settings.ts';

export const cashfreeSettings = {
  CASHFREE_URL: secretUrl.default('https://api.cashfree.com/pg'),
  CASHFREE_APP_ID: z.string().optional(),
  CASHFREE_SECRET: z.string().optional(),
  CASHFREE_OLD_SECRET: z.string().optional(),
};

export const cashfreeDefinitions = {
  CASHFREE_URL: {
    kind: 'machine',
    group: 'payments',
    label: 'Address of Cashfree',
    help: 'The shop asks for payments there. Its test environment is https://sandbox.cashfree.com/pg.',
    input: 'text',
  },
  CASHFREE_APP_ID: {
    kind: 'machine',
    group: 'payments',
    label: 'App ID of Cashfree',
    help: 'Cashfree knows your account by it.',
    input: 'text',
  },
  CASHFREE_SECRET: {
    kind: 'machine',
    group: 'payments',
    label: 'Secret key of Cashfree',
    help: 'It opens your account, and signs the webhooks.',
    input: 'secret',
  },
  CASHFREE_OLD_SECRET: {
    kind: 'machine',
    group: 'payments',
    label: 'Earlier secret key of Cashfree',
    help: 'Set it for a day after you changed the key, since repeated webhooks carry it.',
    input: 'secret',
  },
} satisfies Record<keyof typeof cashfreeSettings, SettingDefinition>;
