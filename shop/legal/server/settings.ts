import { z } from 'zod';
import type { Config } from '#platform/server/config.ts';
import { onOff, phoneNumber, wholeNumber, type SettingDefinitions } from '#platform/server/settings.ts';
import type { InvoiceSettings } from '#shop/invoices/server/settings.ts';
import type { ReturnSettings } from '#shop/returns/server/settings.ts';
import type { ShippingSettings } from '#shop/shipping/server/settings.ts';

/** The facts of the policies, beside those of the seller. */
export const legalSettings = z.object({
  GRIEVANCE_DESIGNATION: z.string().max(80).default('Grievance Officer'),
  GRIEVANCE_PHONE: phoneNumber.optional(),
  RETURN_DAYS: wholeNumber('days', 0, 365).default(7),
  REFUND_DAYS: wholeNumber('days', 1, 60).default(7),
  POLICIES_REVIEWED: onOff.default(false),
});

export const legalDefinitions = {
  GRIEVANCE_DESIGNATION: { kind: 'fact' },
  GRIEVANCE_PHONE: { kind: 'fact' },
  RETURN_DAYS: { kind: 'fact' },
  REFUND_DAYS: { kind: 'fact' },
  POLICIES_REVIEWED: { kind: 'fact' },
} satisfies SettingDefinitions<typeof legalSettings>;

export type LegalSettings = z.output<typeof legalSettings>;

/** All settings that policies name. */
export type LegalConfig = Config & InvoiceSettings & ShippingSettings & ReturnSettings & LegalSettings;
