import type { PricingSettings } from '#shop/pricing/server/settings.ts';
import { z } from 'zod';
import type { Config } from '#platform/server/config.ts';
import {
  onOff,
  phoneNumber,
  shownText,
  wholeNumber,
  type SettingDefinitions,
} from '#platform/server/settings.ts';
import type { InvoiceSettings } from '#shop/invoices/server/settings.ts';
import type { ReturnSettings } from '#shop/returns/server/settings.ts';
import type { ShippingSettings } from '#shop/shipping/server/settings.ts';

/** The facts of the policies, beside those of the seller. */
export const legalSettings = z.object({
  SHOP_HOURS: shownText(80).optional(),
  ANSWER_DAYS: wholeNumber('working days', 0, 30).default(0),
  GRIEVANCE_DESIGNATION: shownText(80).default('Grievance Officer'),
  GRIEVANCE_PHONE: phoneNumber.optional(),
  RETURN_DAYS: wholeNumber('days', 0, 365).default(7),
  REFUND_DAYS: wholeNumber('days', 1, 60).default(7),
  POLICIES_REVIEWED: onOff.default(false),
});

export type LegalSettings = z.output<typeof legalSettings>;

export const legalDefinitions = {
  SHOP_HOURS: {
    kind: 'fact',
    group: 'contact',
    label: 'Hours',
    help: 'When customers reach you, such as Monday to Saturday, 10 am to 6 pm. The contact page shows it.',
    input: 'text',
  },
  ANSWER_DAYS: {
    kind: 'fact',
    group: 'contact',
    label: 'Days until an answer',
    help: 'The shop tells customers that a question is answered within so many working days. 0 promises nothing.',
    input: 'number',
    unit: 'working days',
  },
  GRIEVANCE_DESIGNATION: {
    kind: 'fact',
    group: 'policies',
    label: 'Title of the officer',
    help: 'The policies show it behind the name.',
    input: 'text',
  },
  GRIEVANCE_PHONE: {
    kind: 'fact',
    group: 'policies',
    label: 'Phone for complaints',
    help: 'Without one the policies show the phone of the shop.',
    input: 'phone',
    needsFreshFactor: true,
  },
  RETURN_DAYS: {
    kind: 'fact',
    group: 'returns',
    label: 'Days for a change of mind',
    help: 'So many days after delivery a customer may return an unopened product without a reason. 0 means no such returns.',
    input: 'number',
  },
  REFUND_DAYS: {
    kind: 'fact',
    group: 'returns',
    label: 'Days until a refund',
    help: 'The policies promise that a refund is paid within so many working days.',
    input: 'number',
    unit: 'working days',
  },
  POLICIES_REVIEWED: {
    kind: 'fact',
    group: 'policies',
    label: 'A lawyer has read the policies',
    help: 'The page of the opening asks for it until then.',
    input: 'switch',
  },
} satisfies SettingDefinitions<typeof legalSettings>;

/** All settings that policies name. */
export type LegalConfig = Config &
  PricingSettings &
  InvoiceSettings &
  ShippingSettings &
  ReturnSettings &
  LegalSettings;
