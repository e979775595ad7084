import { z } from 'zod';
import { secretUrl } from '#platform/server/settings.ts';

export const delhiverySettings = {
  DELHIVERY_URL: secretUrl.default('https://track.delhivery.com'),
  DELHIVERY_TOKEN: z.string().optional(),
};
