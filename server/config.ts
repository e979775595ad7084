import type { z } from 'zod';
import { backupSettings } from '#database/backup/settings.ts';
import { platformSettings } from '#platform/server/config.ts';
import { checkSettings, type Environment, parseSettings } from '#platform/server/settings.ts';
import { accountSettings } from '#shop/accounts/server/settings.ts';
import { boardSettings } from '#shop/board/server/settings.ts';
import { catalogSettings } from '#shop/catalog/server/settings.ts';
import { invoiceSettings } from '#shop/invoices/server/settings.ts';
import { legalSettings } from '#shop/legal/server/settings.ts';
import { paymentSettings } from '#shop/payments/server/settings.ts';
import { pricingSettings } from '#shop/pricing/server/settings.ts';
import { newsletterSettings } from '#shop/newsletter/server/settings.ts';
import { checkoutSettings } from '#shop/checkout/server/settings.ts';
import { pincodeSettings } from '#shop/pincodes/server/settings.ts';
import { returnSettings } from '#shop/returns/server/settings.ts';
import { reviewSettings } from '#shop/reviews/server/settings.ts';
import { seoSettings } from '#shop/seo/server/settings.ts';
import { shippingSettings } from '#shop/shipping/server/settings.ts';
import { metricsSettings } from './metrics/settings.ts';
import { definitions, type SettingName } from './settings/definitions.ts';
import { tracingSettings } from './tracing/settings.ts';

export const shopSettings = platformSettings
  .and(accountSettings)
  .and(pincodeSettings)
  .and(shippingSettings)
  .and(paymentSettings)
  .and(checkoutSettings)
  .and(boardSettings)
  .and(newsletterSettings)
  .and(pricingSettings)
  .and(catalogSettings)
  .and(invoiceSettings)
  .and(legalSettings)
  .and(seoSettings)
  .and(reviewSettings)
  .and(returnSettings)
  .and(metricsSettings)
  .and(backupSettings)
  .and(tracingSettings);

export type ShopConfig = z.output<typeof shopSettings>;

/**
 * Reads the settings of the machine, before a process has read the stored facts. A wrong fact of the environment waits for these, since a
 * stored one may belong to it, such as the state to a GSTIN. Throws a `StartRefusal` that names every wrong setting of the machine.
 */
export function readFirstConfig(env: Environment): ShopConfig {
  const { config, problems } = checkSettings(shopSettings, env);
  if (config) return config;
  const isFact = (name: string) =>
    Object.hasOwn(definitions, name) && definitions[name as SettingName].kind === 'fact';
  if (!problems.every(({ name }) => isFact(name))) return readShopConfig(env);
  return readShopConfig(Object.fromEntries(Object.entries(env).filter(([name]) => !isFact(name))));
}

/** Reads all settings of the shop. Throws a `StartRefusal` that names every wrong setting. */
export function readShopConfig(env: Environment): ShopConfig {
  return parseSettings(shopSettings, env);
}
