import { z } from 'zod';
import { onOff, type SettingDefinitions } from '#platform/server/settings.ts';

export const seoSettings = z.object({ FEEDS: onOff.default(false) });

export type SeoSettings = z.output<typeof seoSettings>;

export const seoDefinitions = {
  FEEDS: {
    kind: 'fact',
    group: 'products',
    label: 'Product feeds',
    help: 'Google Merchant Center, Meta and WhatsApp read your products there.',
    input: 'switch',
  },
} satisfies SettingDefinitions<typeof seoSettings>;
