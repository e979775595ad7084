import { z } from 'zod';
import type { SettingDefinition } from '#platform/setting-definition.ts';
import { secretUrl } from '#platform/server/settings.ts';

export const razorpaySettings = {
  RAZORPAY_URL: secretUrl.default('https://api.razorpay.com'),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_OLD_WEBHOOK_SECRET: z.string().optional(),
};

export const razorpayDefinitions = {
  RAZORPAY_URL: {
    kind: 'machine',
    group: 'payments',
    label: 'Address of Razorpay',
    help: 'The shop asks for payments there.',
    input: 'text',
  },
  RAZORPAY_KEY_ID: {
    kind: 'machine',
    group: 'payments',
    label: 'Key ID of Razorpay',
    help: 'Razorpay knows your account by it. A key of the test mode begins with rzp_test.',
    input: 'text',
  },
  RAZORPAY_KEY_SECRET: {
    kind: 'machine',
    group: 'payments',
    label: 'Key secret of Razorpay',
    help: 'It opens your account.',
    input: 'secret',
  },
  RAZORPAY_WEBHOOK_SECRET: {
    kind: 'machine',
    group: 'payments',
    label: 'Webhook secret of Razorpay',
    help: 'You choose it when you enter the webhook at Razorpay. It signs the webhooks.',
    input: 'secret',
  },
  RAZORPAY_OLD_WEBHOOK_SECRET: {
    kind: 'machine',
    group: 'payments',
    label: 'Earlier webhook secret of Razorpay',
    help: 'Set it for a day after you changed the secret, since repeated webhooks carry it.',
    input: 'secret',
  },
} satisfies Record<keyof typeof razorpaySettings, SettingDefinition>;
