import type { z } from 'zod';
import { backupDefinitions } from '#database/backup/settings.ts';
import { platformDefinitions } from '#platform/server/settings/platform-definitions.ts';
import type { SettingDefinition } from '#platform/setting-definition.ts';
import { accountDefinitions } from '#shop/accounts/server/settings.ts';
import { paymentDefinitions } from '#shop/payments/server/settings.ts';
import { pricingDefinitions } from '#shop/pricing/server/settings.ts';
import { catalogDefinitions } from '#shop/catalog/server/settings.ts';
import { invoiceDefinitions } from '#shop/invoices/server/settings.ts';
import { legalDefinitions } from '#shop/legal/server/settings.ts';
import { newsletterDefinitions } from '#shop/newsletter/server/settings.ts';
import { boardDefinitions } from '#shop/board/server/settings.ts';
import { checkoutDefinitions } from '#shop/checkout/server/settings.ts';
import { pincodeDefinitions } from '#shop/pincodes/server/settings.ts';
import { returnDefinitions } from '#shop/returns/server/settings.ts';
import { reviewDefinitions } from '#shop/reviews/server/settings.ts';
import { seoDefinitions } from '#shop/seo/server/settings.ts';
import { shippingDefinitions } from '#shop/shipping/server/settings.ts';
import type { shopSettings } from '../config.ts';
import { metricsDefinitions } from '../metrics/settings.ts';
import { tracingDefinitions } from '../tracing/settings.ts';

export type SettingName = Extract<keyof z.input<typeof shopSettings>, string>;

/** Every setting of the shop by its name. Each module defines its own, beside their schema. */
export const definitions: Record<SettingName, SettingDefinition> = {
  ...platformDefinitions,
  ...accountDefinitions,
  ...pincodeDefinitions,
  ...shippingDefinitions,
  ...paymentDefinitions,
  ...checkoutDefinitions,
  ...boardDefinitions,
  ...newsletterDefinitions,
  ...pricingDefinitions,
  ...catalogDefinitions,
  ...invoiceDefinitions,
  ...legalDefinitions,
  ...seoDefinitions,
  ...reviewDefinitions,
  ...returnDefinitions,
  ...metricsDefinitions,
  ...backupDefinitions,
  ...tracingDefinitions,
};
