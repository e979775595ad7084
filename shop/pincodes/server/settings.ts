import { z } from 'zod';
import { template, type SettingDefinitions } from '#platform/server/settings.ts';

export const pincodeSettings = z.object({
  PINCODE_LOOKUP_URL: template('pincode').default('/lookup/pincode/{pincode}'),
  PINCODE_FALLBACK_URL: template('pincode').optional(),
  REVERSE_GEOCODE_URL: template('lat', 'lon').default('/lookup/reverse?lat={lat}&lon={lon}'),
});

export const pincodeDefinitions = {
  PINCODE_LOOKUP_URL: { kind: 'machine' },
  PINCODE_FALLBACK_URL: { kind: 'machine' },
  REVERSE_GEOCODE_URL: { kind: 'machine' },
} satisfies SettingDefinitions<typeof pincodeSettings>;

export type PincodeSettings = z.output<typeof pincodeSettings>;
