import { z } from 'zod';
import { template } from '#platform/server/settings.ts';

export const pincodeSettings = z.object({
  PINCODE_LOOKUP_URL: template('pincode').default('/lookup/pincode/{pincode}'),
  PINCODE_FALLBACK_URL: template('pincode').optional(),
  REVERSE_GEOCODE_URL: template('lat', 'lon').default('/lookup/reverse?lat={lat}&lon={lon}'),
});

export type PincodeSettings = z.output<typeof pincodeSettings>;
