import { z } from 'zod';
import { onOff, type SettingDefinitions } from '#platform/server/settings.ts';

export const reviewSettings = z.object({ REVIEW_MODERATION: onOff.optional() });

export type ReviewSettings = z.output<typeof reviewSettings>;

export const reviewDefinitions = {
  REVIEW_MODERATION: {
    kind: 'fact',
    group: 'products',
    label: 'Reviews wait for you',
    help: 'A review is seen only after you published it. Leave it empty for yes in a real shop, and no in the demo.',
    input: 'switch',
    needsFreshFactor: true,
    followsDemo: true,
  },
} satisfies SettingDefinitions<typeof reviewSettings>;

/** Returns whether reviews wait for the owner. Without the setting they do in a real shop and not in the demo. */
export function isModerated(config: ReviewSettings & { SHOP_DEMO: boolean }): boolean {
  return config.REVIEW_MODERATION ?? !config.SHOP_DEMO;
}
