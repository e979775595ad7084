import { isLocalUrl } from '#platform/local-url.ts';
import { ayushLicenceOf, missingSettings } from '#shop/invoices/server/settings.ts';
import { type NewOrderEmail, newOrderEmailOf } from '#shop/board/server/settings.ts';
import { couriers } from '#shop/shipping/couriers/couriers.ts';
import type { OpeningStep } from '../contract.ts';
import { listMoneySteps } from './money-steps.ts';
import { type OpeningConfig, step } from './step.ts';
import type { BackupState } from '../../server/opening-tools.ts';
import { type DemoValue, demoValues } from '../../server/demo-values.ts';

type OwnOnes = (...names: DemoValue[]) => DemoValue[];

type Facts = {
  /** The demo is on, or its products are still in the shop. */
  isDemoLeft: boolean;
  published: number;
  /** Whether an Ayurvedic medicine of the merchant is published. */
  hasAyurvedic?: boolean;
  /** Products that were published before the publish gate and do not pass it. */
  incomplete: number;
  backup: BackupState;
};

/** Returns the steps to a real shop. A setting with its demo value counts as missing, also while the demo is on. */
export function listSteps(
  config: OpeningConfig,
  { isDemoLeft, published, hasAyurvedic = false, incomplete, backup }: Facts,
): OpeningStep[] {
  const legal = new Set(missingSettings({ ...config, SHOP_DEMO: false }));
  const legalOnes = (...names: string[]) => names.filter((name) => legal.has(name));
  const ofDemo = new Set(demoValues(config));
  const ownOnes: OwnOnes = (...names) => names.filter((name) => ofDemo.has(name));
  return [
    ...listNameSteps(config, ownOnes),
    step('seller', {
      title: 'Seller',
      why: 'On every invoice and policy. The state decides the GST of each order',
      link: '/policies/terms',
      missing: [...legalOnes('SELLER_NAME', 'SELLER_ADDRESS'), ...ownOnes('SELLER_STATE')],
    }),
    step('gstin', {
      title: 'GSTIN',
      why: gstinWhy(config),
      link: '/policies/terms',
      missing: legalOnes('SELLER_GSTIN'),
    }),
    ...(hasAyurvedic
      ? [
          step('licence', {
            title: 'AYUSH licence',
            why: 'You sell Ayurvedic medicines, and their invoices name it',
            link: '/policies/terms',
            missing: ayushLicenceOf({ ...config, SHOP_DEMO: false }) === '' ? ['AYUSH_LICENCE'] : [],
          }),
        ]
      : []),
    step('grievance-officer', {
      title: 'Grievance officer',
      why: 'In the footer and the policies, by the E-Commerce Rules',
      link: '/policies/grievance',
      missing: legalOnes('GRIEVANCE_OFFICER', 'GRIEVANCE_EMAIL'),
    }),
    step('email', {
      title: 'Email',
      why: 'Codes, orders and invoices leave by your mail server',
      link: '/policies/returns',
      missing: [...(config.MAIL_URL ? [] : ['MAIL_URL']), ...ownOnes('MAIL_FROM', 'SHOP_EMAIL')],
    }),
    newOrdersStep(config, ownOnes),
    step('phone', {
      title: 'Phone',
      why: 'The chat link opens it',
      link: '/policies/returns',
      missing: ownOnes('SHOP_PHONE'),
    }),
    step('courier', {
      title: 'Courier',
      why: 'By hand, or a courier that fetches parcels from you. The simulator of the demo moves none',
      link: '/policies/shipping',
      missing: couriers[config.COURIER].isSimulated ? ['COURIER'] : [],
    }),
    step('pickup', {
      title: 'Pickup place',
      why: 'Delivery days count from its pincode, and the courier comes there',
      link: '/policies/shipping',
      missing: ownOnes('PICKUP_LOCATION', 'PICKUP_PINCODE'),
    }),
    ...listMoneySteps(config),
    step('policies', {
      title: 'Policies',
      why: 'A lawyer has read them',
      link: '/policies/terms',
      missing: config.POLICIES_REVIEWED ? [] : ['POLICIES_REVIEWED'],
    }),
    ...listSafetySteps(backup),
    ...listProductSteps({ isDemoLeft, published, incomplete }),
    step('open', {
      title: 'Taking orders',
      why: whyOfOpen({ isDemoLeft, isLegal: legal.size === 0, published }),
      link: isDemoLeft ? null : '/',
      isDone: legal.size === 0 && !isDemoLeft && published > 0,
    }),
  ];
}

function whyOfOpen({
  isDemoLeft,
  isLegal,
  published,
}: Omit<Shelves, 'incomplete'> & { isLegal: boolean }): string {
  if (!isLegal) return 'No order is taken before seller, tax and complaints are filled in';
  if (isDemoLeft) return 'Orders are tests until no invented product is left';
  return published > 0 ? 'Customers can order now' : 'Customers can order once you publish a product';
}

function listSafetySteps(backup: BackupState): OpeningStep[] {
  return [
    step('backup', {
      title: 'Backup',
      why: whyOfBackup[backup],
      missing: backup === 'off' ? ['BACKUP_DIR'] : [],
      isDone: backup === 'recent',
    }),
    // Nobody reads this list without one.
    step('second-factor', {
      title: 'Second factor',
      why: 'A stolen mailbox alone does not open the staff side',
      link: '/admin/staff',
    }),
  ];
}

const whyOfBackup: Record<BackupState, string> = {
  off: 'After a fire nothing else holds your orders',
  none: 'The first one is not complete yet. It takes some minutes; “npm run backup” makes one by hand',
  unreadable:
    'The newest cannot be read, such as with another BACKUP_KEY. “npm run backup” makes one by hand',
  old: 'The newest is older than 26 hours. “npm run backup” makes one by hand',
  recent: 'The newest is less than 26 hours old and readable',
};

const gstinWhy = ({ TAX_STATUS }: OpeningConfig) =>
  TAX_STATUS === 'unregistered' ? 'A seller who is not registered has none' : 'On every tax invoice';

/** Whether an email tells the merchant of orders, once the shop is real. */
function newOrdersStep(config: OpeningConfig, ownOnes: OwnOnes): OpeningStep {
  const whys: Record<NewOrderEmail, string> = {
    never: 'NEW_ORDER_EMAIL is never, so no email tells you',
    'at-once': 'SHOP_EMAIL gets one within a minute',
    daily: `SHOP_EMAIL gets one a day at ${config.NEW_ORDER_EMAIL_HOUR}:00`,
  };
  const when = newOrderEmailOf({ ...config, SHOP_DEMO: false });
  const missing = when === 'never' ? [] : ownOnes('SHOP_EMAIL');
  return step('new-orders', {
    title: 'Email about new orders',
    why: missing.length > 0 ? 'No email tells you, since the shop has no email of its own' : whys[when],
    missing,
  });
}

/** Where the shop is and what it is called. */
function listNameSteps(config: OpeningConfig, ownOnes: OwnOnes): OpeningStep[] {
  return [
    step('address', {
      title: 'Address of the shop',
      why: isLocalUrl(config.PUBLIC_URL)
        ? `Emails and policies name ${config.PUBLIC_URL}, which only this machine reaches. Ask the person who runs your server to set your web address`
        : 'Emails and policies name it',
      missing: ownOnes('PUBLIC_URL'),
    }),
    step('name', {
      title: 'Name and tagline',
      why: 'On every page and in each email',
      link: '/policies/terms',
      missing: ownOnes('SHOP_NAME', 'SHOP_TAGLINE'),
    }),
  ];
}

type Shelves = Pick<Facts, 'isDemoLeft' | 'published' | 'incomplete'>;

function listProductSteps({ isDemoLeft, published, incomplete }: Shelves): OpeningStep[] {
  return [
    step('demo', {
      title: 'Demo removed',
      why: 'A real shop shows nothing invented',
      link: isDemoLeft ? '#remove-demo' : null,
      isDone: !isDemoLeft,
    }),
    step('first-product', {
      title: 'First product',
      why: 'You have published it. Products of the demo do not count',
      link: '/admin/products',
      isDone: published > 0,
    }),
    step('declarations', {
      title: 'Declarations of products',
      why:
        incomplete === 0
          ? 'Each published product shows what the law asks for'
          : `Published products that lack what the law asks for: ${incomplete}`,
      link: '/admin/products?gate=open',
      isDone: incomplete === 0,
    }),
  ];
}
