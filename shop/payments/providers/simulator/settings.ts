import { z } from 'zod';
import type { SettingDefinition } from '#platform/setting-definition.ts';
import { wholeNumber } from '#platform/server/settings.ts';

export const paymentSimulatorSettings = {
  PAYMENT_SIMULATOR_PORT: wholeNumber('a port number', 0, 65_535).default(0),
  PAYMENT_SIMULATOR_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
};

export const paymentSimulatorDefinitions = {
  PAYMENT_SIMULATOR_PORT: {
    kind: 'machine',
    group: 'demo',
    label: 'Port of the payment simulator',
    help: 'Its phone page and commands for test payments are there.',
    input: 'number',
  },
  PAYMENT_SIMULATOR_TOKEN: {
    kind: 'machine',
    group: 'demo',
    label: 'Token of the payment simulator',
    help: 'A command shows with it that it comes from you.',
    input: 'secret',
  },
} satisfies Record<keyof typeof paymentSimulatorSettings, SettingDefinition>;
