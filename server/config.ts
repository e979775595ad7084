import type { z } from 'zod';
import { backupSettings } from '#database/backup/settings.ts';
import { platformSettings } from '#platform/server/config.ts';
import { type Environment, parseSettings } from '#platform/server/settings.ts';
import { accountSettings } from '#shop/accounts/server/settings.ts';
import { catalogSettings } from '#shop/catalog/server/settings.ts';
import { invoiceSettings } from '#shop/invoices/server/settings.ts';
import { legalSettings } from '#shop/legal/server/settings.ts';
import { orderSettings } from '#shop/orders/server/settings.ts';
import { pincodeSettings } from '#shop/pincodes/server/settings.ts';
import { returnSettings } from '#shop/returns/server/settings.ts';
import { reviewSettings } from '#shop/reviews/server/settings.ts';
import { seoSettings } from '#shop/seo/server/settings.ts';
import { shippingSettings } from '#shop/shipping/server/settings.ts';
import { metricsSettings } from './metrics/settings.ts';
import { tracingSettings } from './tracing/settings.ts';

/** Settings of the platform and of every module. */
export const shopSettings = platformSettings
  .and(accountSettings)
  .and(pincodeSettings)
  .and(shippingSettings)
  .and(orderSettings)
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

/** Reads all settings of the shop. Throws a `StartRefusal` that names every wrong setting. */
export function readShopConfig(env: Environment): ShopConfig {
  return parseSettings(shopSettings, env);
}
