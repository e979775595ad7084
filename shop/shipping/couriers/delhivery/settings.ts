import { z } from 'zod';
import { webUrl } from '#platform/server/settings.ts';

export const delhiverySettings = {
  DELHIVERY_URL: webUrl.default('https://track.delhivery.com'),
  DELHIVERY_TOKEN: z.string().optional(),
};
