import { z } from 'zod';
import { parseSettings, type SettingDefinitions } from '#platform/server/settings.ts';
import { gstCodeOf, isGstin } from '#shop/pincodes/gstin.ts';
import type { Seller } from '../seller.ts';

export const invoiceSettings = z
  .object({
    SELLER_NAME: z.string().max(100).default('Aranya Herbals Private Limited (demo)'),
    SELLER_ADDRESS: z.string().max(200).default('14, Peenya Industrial Area, Bengaluru 560058'),
    SELLER_STATE: z
      .string()
      .refine((state) => gstCodeOf(state), 'must be a state of India')
      .default('Karnataka'),
    SELLER_GSTIN: z.string().default('29AAAAA0000A1ZY'),
    AYUSH_LICENCE: z.string().max(60).default('KA-AYU-0000/2026 (demo)'),
    GRIEVANCE_OFFICER: z.string().max(120).default('Kavitha Rao'),
    GRIEVANCE_EMAIL: z.email('must be an e-mail address').default('grievance@aranya.example'),
  })
  .superRefine(({ SELLER_GSTIN, SELLER_STATE }, context) => {
    if (!gstCodeOf(SELLER_STATE) || isGstin(SELLER_GSTIN, SELLER_STATE)) return;
    context.addIssue({
      code: 'custom',
      path: ['SELLER_GSTIN'],
      message: `must be a GSTIN of ${SELLER_STATE}`,
    });
  });

export const invoiceDefinitions = {
  SELLER_NAME: { kind: 'fact' },
  SELLER_ADDRESS: { kind: 'fact' },
  SELLER_STATE: { kind: 'fact' },
  SELLER_GSTIN: { kind: 'fact' },
  AYUSH_LICENCE: { kind: 'fact' },
  GRIEVANCE_OFFICER: { kind: 'fact' },
  GRIEVANCE_EMAIL: { kind: 'fact' },
} satisfies SettingDefinitions<typeof invoiceSettings>;

export type InvoiceSettings = z.output<typeof invoiceSettings>;

export function sellerOf(settings: InvoiceSettings): Seller {
  return {
    name: settings.SELLER_NAME,
    address: settings.SELLER_ADDRESS,
    state: settings.SELLER_STATE,
    gstin: settings.SELLER_GSTIN,
    ayushLicence: settings.AYUSH_LICENCE,
    grievanceOfficer: `${settings.GRIEVANCE_OFFICER}, ${settings.GRIEVANCE_EMAIL}`,
  };
}

const legal = [
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_GSTIN',
  'AYUSH_LICENCE',
  'GRIEVANCE_OFFICER',
  'GRIEVANCE_EMAIL',
] as const;
const demo = parseSettings(invoiceSettings, {});

/** Returns the legal settings that a real shop has not set. Without them the shop takes no orders. */
export function missingSettings(config: InvoiceSettings & { SHOP_DEMO: boolean }): string[] {
  return config.SHOP_DEMO ? [] : legal.filter((name) => config[name] === demo[name]);
}
