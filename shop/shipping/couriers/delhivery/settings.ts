import { z } from 'zod';
import type { SettingDefinition } from '#platform/setting-definition.ts';
import { secretUrl } from '#platform/server/settings.ts';

export const delhiverySettings = {
  DELHIVERY_URL: secretUrl.default('https://track.delhivery.com'),
  DELHIVERY_TOKEN: z.string().optional(),
};

export const delhiveryDefinitions = {
  DELHIVERY_URL: {
    kind: 'machine',
    group: 'delivery',
    label: 'Address of Delhivery',
    help: 'The shop books and tracks parcels there.',
    input: 'text',
  },
  DELHIVERY_TOKEN: {
    kind: 'machine',
    group: 'delivery',
    label: 'Token of Delhivery',
    help: 'Delhivery knows your account by it.',
    input: 'secret',
  },
} satisfies Record<keyof typeof delhiverySettings, SettingDefinition>;
