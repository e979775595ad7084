import { z } from 'zod';
import { template, type SettingDefinitions } from '#platform/server/settings.ts';

export const pincodeSettings = z.object({
  PINCODE_LOOKUP_URL: template('pincode').default('/lookup/pincode/{pincode}'),
  PINCODE_FALLBACK_URL: template('pincode').optional(),
  REVERSE_GEOCODE_URL: template('lat', 'lon').default('/lookup/reverse?lat={lat}&lon={lon}'),
});

export type PincodeSettings = z.output<typeof pincodeSettings>;

export const pincodeDefinitions = {
  PINCODE_LOOKUP_URL: {
    kind: 'machine',
    group: 'delivery',
    label: 'Look-up of a pincode',
    help: 'The browser fills in city and state from it.',
    input: 'text',
  },
  PINCODE_FALLBACK_URL: {
    kind: 'machine',
    group: 'delivery',
    label: 'Second look-up of a pincode',
    help: 'The server asks it for a pincode that the table of the shop lacks.',
    input: 'text',
  },
  REVERSE_GEOCODE_URL: {
    kind: 'machine',
    group: 'delivery',
    label: 'Look-up of a place',
    help: 'The browser finds the address where the customer is.',
    input: 'text',
  },
} satisfies SettingDefinitions<typeof pincodeSettings>;
