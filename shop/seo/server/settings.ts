import { z } from 'zod';
import { onOff } from '#platform/server/settings.ts';

export const seoSettings = z.object({ FEEDS: onOff.default(false) });

export type SeoSettings = z.output<typeof seoSettings>;
