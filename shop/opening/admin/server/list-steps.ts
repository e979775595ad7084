import { platformSettings } from '#platform/server/config.ts';
import { parseSettings } from '#platform/server/settings.ts';
import { missingSettings } from '#shop/invoices/server/settings.ts';
import type { LegalConfig } from '#shop/legal/server/settings.ts';
import type { OpeningStep } from '../contract.ts';

type Facts = { hasProducts: boolean; hasRecentBackup: boolean };

const demo = parseSettings(platformSettings, {});

/** Returns the steps to a real shop. A setting with its demo value counts as missing, also while the demo is on. */
export function listSteps(config: LegalConfig, { hasProducts, hasRecentBackup }: Facts): OpeningStep[] {
  const legal = new Set(missingSettings({ ...config, SHOP_DEMO: false }));
  const legalOnes = (...names: string[]) => names.filter((name) => legal.has(name));
  const ownOnes = (...names: ('SHOP_EMAIL' | 'SHOP_PHONE' | 'MAIL_FROM')[]) =>
    names.filter((name) => config[name] === demo[name]);
  return [
    bySettings('seller', 'Seller', 'On every invoice and policy', legalOnes('SELLER_NAME', 'SELLER_ADDRESS')),
    bySettings('gstin', 'GSTIN', 'On every tax invoice', legalOnes('SELLER_GSTIN')),
    bySettings('licence', 'AYUSH licence', 'On every invoice', legalOnes('AYUSH_LICENCE')),
    bySettings(
      'grievance-officer',
      'Grievance officer',
      'In the footer and the policies, by the E-Commerce Rules',
      legalOnes('GRIEVANCE_OFFICER', 'GRIEVANCE_EMAIL'),
    ),
    bySettings('email', 'Email', 'Codes, orders and invoices leave by your mail server', [
      ...(config.MAIL_URL ? [] : ['MAIL_URL']),
      ...ownOnes('MAIL_FROM', 'SHOP_EMAIL'),
    ]),
    bySettings('phone', 'Phone', 'The chat link opens it', ownOnes('SHOP_PHONE')),
    bySettings(
      'courier',
      'Courier',
      'delhivery, or manual when you hand over parcels yourself',
      config.COURIER === 'simulator' ? ['COURIER'] : [],
    ),
    {
      ...bySettings(
        'policies',
        'Policies',
        'A lawyer has read them',
        config.POLICIES_REVIEWED ? [] : ['POLICIES_REVIEWED'],
      ),
      link: '/policies/terms',
    },
    {
      ...bySettings('backup', 'Backup', 'The newest is less than 26 hours old and readable', []),
      isDone: hasRecentBackup,
      missing: hasRecentBackup ? [] : ['BACKUP_DIR'],
    },
    {
      ...bySettings(
        'second-factor',
        'Second factor',
        'A stolen mailbox alone does not open the staff side',
        [],
      ),
      link: '/admin',
    },
    {
      ...bySettings('demo', 'Demo removed', 'A real shop shows nothing invented', []),
      isDone: !config.SHOP_DEMO,
    },
    {
      ...bySettings('first-product', 'First product', 'Products of the demo do not count', []),
      isDone: hasProducts && !config.SHOP_DEMO,
      link: '/all-products',
    },
  ];
}

function bySettings(id: string, title: string, why: string, missing: string[]): OpeningStep {
  return { id, title, why, isDone: missing.length === 0, missing, link: null };
}
