import { z } from 'zod';
import {
  emailAddress,
  parseSettings,
  shownText,
  type SettingDefinitions,
} from '#platform/server/settings.ts';
import { gstCodeOf, isGstin } from '#shop/pincodes/gstin.ts';
import { stateChoices } from '#shop/pincodes/states.ts';
import { taxStatuses, taxStatusNames } from '#shop/pincodes/tax-status.ts';
import { otherPrefixes, usualPrefix } from '../invoice.ts';
import type { Seller } from '../seller.ts';

const reserved: readonly string[] = Object.values(otherPrefixes);

export const invoiceSettings = z
  .object({
    SELLER_NAME: shownText(100).default('Aranya Herbals Private Limited (demo)'),
    SELLER_ADDRESS: shownText(200).default('14, Peenya Industrial Area, Bengaluru 560058'),
    SELLER_STATE: z
      .string()
      .refine((state) => gstCodeOf(state), 'must be a state of India')
      .default('Karnataka'),
    SELLER_GSTIN: z
      .string()
      .transform((written) => written.replaceAll(/\s/g, '').toUpperCase())
      .default('29AAAAA0000A1ZY'),
    INVOICE_PREFIX: z
      .string()
      .regex(/^[A-Z][A-Z0-9]{0,2}$/, 'must be 1 to 3 capital letters and digits, a letter first')
      .refine((prefix) => !reserved.includes(prefix), `must be another prefix than ${reserved.join(' and ')}`)
      .default(usualPrefix),
    TAX_STATUS: z.enum(taxStatusNames, `must be ${taxStatusNames.join(', ')}`).default('regular'),
    AYUSH_LICENCE: shownText(60).default('KA-AYU-0000/2026 (demo)'),
    GRIEVANCE_OFFICER: shownText(120).default('Kavitha Rao'),
    GRIEVANCE_EMAIL: emailAddress.default('grievance@aranya.example'),
  })
  .superRefine(({ SELLER_GSTIN, SELLER_STATE, TAX_STATUS }, context) => {
    if (TAX_STATUS === 'unregistered') return;
    if (!gstCodeOf(SELLER_STATE) || isGstin(SELLER_GSTIN, SELLER_STATE)) return;
    context.addIssue({
      code: 'custom',
      path: ['SELLER_GSTIN'],
      message: SELLER_GSTIN.startsWith(gstCodeOf(SELLER_STATE)!)
        ? 'must be a real one: please check its 15 letters and digits'
        : `must be of ${SELLER_STATE} and begin with ${gstCodeOf(SELLER_STATE)}`,
    });
  });

export type InvoiceSettings = z.output<typeof invoiceSettings>;

export const invoiceDefinitions = {
  SELLER_NAME: {
    kind: 'fact',
    group: 'seller',
    label: 'Name of the seller',
    help: 'Invoices and policies name the person or company that sells.',
    input: 'text',
    needsFreshFactor: true,
  },
  SELLER_ADDRESS: {
    kind: 'fact',
    group: 'seller',
    label: 'Address of the seller',
    help: 'An invoice without it is not valid.',
    input: 'text',
    needsFreshFactor: true,
  },
  SELLER_STATE: {
    kind: 'fact',
    group: 'seller',
    label: 'State of the seller',
    help: 'It decides which GST each order has.',
    input: 'state',
    choices: stateChoices.map((value) => ({ value, label: value })),
    needsFreshFactor: true,
  },
  SELLER_GSTIN: {
    kind: 'fact',
    group: 'seller',
    label: 'GSTIN',
    help: 'Every tax invoice names it, and it belongs to the state above.',
    input: 'text',
    needsFreshFactor: true,
  },
  TAX_STATUS: {
    kind: 'fact',
    group: 'seller',
    label: 'Tax status',
    help: 'A composition or unregistered seller charges no GST and sells in the own state only. Documents keep the status of their day.',
    input: 'choice',
    choices: taxStatusNames.map((value) => ({ value, label: taxStatuses[value] })),
    needsFreshFactor: true,
  },
  INVOICE_PREFIX: {
    kind: 'fact',
    group: 'seller',
    label: 'Prefix of invoices',
    help: 'New invoices begin with it, and their count goes on. Issued ones keep their numbers. Your accountant prefers a change on 1 April.',
    input: 'text',
    needsFreshFactor: true,
  },
  AYUSH_LICENCE: {
    kind: 'fact',
    group: 'seller',
    label: 'AYUSH licence',
    help: 'Only a seller of Ayurvedic medicines needs it. Their invoices and the policies name it, so that customers can check the maker.',
    input: 'text',
    needsFreshFactor: true,
  },
  GRIEVANCE_OFFICER: {
    kind: 'fact',
    group: 'policies',
    label: 'Grievance officer',
    help: 'The E-Commerce Rules ask for a person whom customers can complain to.',
    input: 'text',
  },
  GRIEVANCE_EMAIL: {
    kind: 'fact',
    group: 'policies',
    label: 'Email for complaints',
    help: 'The footer and the policies show it.',
    input: 'email',
    needsFreshFactor: true,
  },
} satisfies SettingDefinitions<typeof invoiceSettings>;

export function sellerOf(settings: InvoiceSettings & { SHOP_DEMO?: boolean }): Seller {
  return {
    name: settings.SELLER_NAME,
    address: settings.SELLER_ADDRESS,
    state: settings.SELLER_STATE,
    gstin: settings.TAX_STATUS === 'unregistered' ? '' : settings.SELLER_GSTIN,
    ayushLicence: ayushLicenceOf(settings),
    grievanceOfficer: `${settings.GRIEVANCE_OFFICER}, ${settings.GRIEVANCE_EMAIL}`,
    taxStatus: settings.TAX_STATUS,
    invoicePrefix: settings.INVOICE_PREFIX,
  };
}

const legal = [
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_GSTIN',
  'GRIEVANCE_OFFICER',
  'GRIEVANCE_EMAIL',
] as const;
const demo = parseSettings(invoiceSettings, {});

/** Returns the licence of the seller, or nothing while a real shop has set none. Only medicines of AYUSH need it. */
export function ayushLicenceOf(
  config: Pick<InvoiceSettings, 'AYUSH_LICENCE'> & { SHOP_DEMO?: boolean },
): string {
  const isUnset = config.SHOP_DEMO === false && config.AYUSH_LICENCE === demo.AYUSH_LICENCE;
  return isUnset ? '' : config.AYUSH_LICENCE;
}

/** Returns the legal settings that a real shop has not set. Without them the shop takes no orders. An unregistered seller has no GSTIN. */
export function missingSettings(config: InvoiceSettings & { SHOP_DEMO: boolean }): string[] {
  if (config.SHOP_DEMO) return [];
  const needsGstin = config.TAX_STATUS !== 'unregistered';
  return legal.filter((name) => config[name] === demo[name] && (name !== 'SELLER_GSTIN' || needsGstin));
}
