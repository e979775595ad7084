import { contactsOf } from '#platform/server/config.ts';
import { ayushLicenceOf, missingSettings } from '#shop/invoices/server/settings.ts';
import type { ContactFacts, LegalContacts } from '../legal-contacts.ts';
import type { LegalConfig } from './settings.ts';

/** Returns the licences that the shop has set, as the footer names them. */
export function licencesOf(config: LegalConfig): string[] {
  const licence = ayushLicenceOf(config);
  return licence === '' ? [] : [`AYUSH licence ${licence}`];
}

/** Returns the seller and the grievance officer from the settings. A demo value is empty in a real shop. */
export function legalContactsOf(config: LegalConfig): LegalContacts {
  const missing = new Set(missingSettings(config));
  const known = (name: 'SELLER_NAME' | 'SELLER_ADDRESS' | 'GRIEVANCE_OFFICER' | 'GRIEVANCE_EMAIL') =>
    missing.has(name) ? '' : config[name];
  return {
    seller: known('SELLER_NAME'),
    address: known('SELLER_ADDRESS'),
    officer: known('GRIEVANCE_OFFICER'),
    designation: config.GRIEVANCE_DESIGNATION,
    officerEmail: known('GRIEVANCE_EMAIL'),
    officerPhone: config.GRIEVANCE_PHONE ?? contactsOf(config).phone ?? '',
  };
}

/** Returns when customers reach the shop and get an answer. A real shop says neither before its owner does. */
export function contactFactsOf({ SHOP_DEMO, SHOP_HOURS, ANSWER_DAYS }: LegalConfig): ContactFacts {
  return {
    hours: SHOP_HOURS ?? (SHOP_DEMO ? 'Monday to Saturday, 10 am to 6 pm' : ''),
    answerDays: ANSWER_DAYS || (SHOP_DEMO ? 2 : 0),
  };
}
