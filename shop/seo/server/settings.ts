import { z } from 'zod';
import { onOff, type SettingDefinitions } from '#platform/server/settings.ts';

export const seoSettings = z.object({ FEEDS: onOff.default(false) });

export const seoDefinitions = {
  FEEDS: { kind: 'fact' },
} satisfies SettingDefinitions<typeof seoSettings>;

export type SeoSettings = z.output<typeof seoSettings>;
