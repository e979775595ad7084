import { z } from 'zod';
import type { SettingDefinition } from '#platform/setting-definition.ts';
import { wholeNumber } from '#platform/server/settings.ts';

export const simulatorSettings = {
  SIMULATOR_PORT: wholeNumber('a port number', 0, 65_535).default(0),
  SIMULATOR_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  SIMULATOR_STEP_SECONDS: wholeNumber('seconds', 0, 86_400).default(180),
};

export const simulatorDefinitions = {
  SIMULATOR_PORT: {
    kind: 'machine',
    group: 'demo',
    label: 'Port of the courier simulator',
    help: 'Commands for test parcels go there.',
    input: 'number',
  },
  SIMULATOR_TOKEN: {
    kind: 'machine',
    group: 'demo',
    label: 'Token of the courier simulator',
    help: 'A command shows with it that it comes from you.',
    input: 'secret',
  },
  SIMULATOR_STEP_SECONDS: {
    kind: 'machine',
    group: 'demo',
    label: 'Step of the courier simulator',
    help: 'A test parcel moves on after so many seconds.',
    input: 'number',
    unit: 'seconds',
  },
} satisfies Record<keyof typeof simulatorSettings, SettingDefinition>;
