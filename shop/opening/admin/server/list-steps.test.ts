import { expect, it } from 'vitest';
import { parseSettings } from '#platform/server/settings.ts';
import { platformSettings } from '#platform/server/config.ts';
import { invoiceSettings } from '#shop/invoices/server/settings.ts';
import { legalSettings } from '#shop/legal/server/settings.ts';
import { orderSettings } from '#shop/orders/server/settings.ts';
import { returnSettings } from '#shop/returns/server/settings.ts';
import { shippingSettings } from '#shop/shipping/server/settings.ts';
import { listSteps, type OpeningConfig } from './list-steps.ts';

const config = {
  ...parseSettings(platformSettings, {}),
  ...parseSettings(invoiceSettings, {}),
  ...parseSettings(legalSettings, {}),
  ...parseSettings(orderSettings, {}),
  ...parseSettings(returnSettings, {}),
  ...parseSettings(shippingSettings, {}),
} as OpeningConfig;

it.each([
  ['off', 'BACKUP_DIR', ''],
  ['none', '', 'not complete yet'],
  ['unreadable', '', 'cannot be read'],
  ['old', '', 'older than 26 hours'],
] as const)('a backup that is %s says what to do', (backup, setting, why) => {
  const steps = listSteps(config, { isDemoLeft: true, published: 0, incomplete: 0, backup });
  const step = steps.find(({ id }) => id === 'backup')!;
  expect(step.isDone).toBe(false);
  expect(step.missing).toEqual(setting ? [setting] : []);
  expect(step.why).toContain(why);
});

it('a recent backup is done', () => {
  const steps = listSteps(config, { isDemoLeft: true, published: 0, incomplete: 0, backup: 'recent' });
  expect(steps.find(({ id }) => id === 'backup')).toMatchObject({ isDone: true, missing: [] });
});
