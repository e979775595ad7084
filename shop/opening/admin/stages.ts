import type { Opening, OpeningStep } from './contract.ts';

/** A part of the path that opens a shop. It is done when all its steps are. */
export type OpeningStage = {
  id: string;
  title: string;
  why: string;
  steps: readonly string[];
  /** The settings that are filled in beside its steps. */
  settings: readonly string[];
  /** A shop opens without it, so it counts as done. */
  isOptional?: boolean;
};

/** The path from an empty shop to the first order. It is left and taken up again at any part. */
export const openingStages: readonly OpeningStage[] = [
  {
    id: 'name',
    title: 'Name and look',
    why: 'Customers remember you by them, and call you when they have a question.',
    steps: ['name', 'phone'],
    settings: ['SHOP_NAME', 'SHOP_TAGLINE', 'SHOP_PALETTE', 'SHOP_LOGO', 'SHOP_PHONE'],
  },
  {
    id: 'seller',
    title: 'Seller and tax',
    why: 'The law asks for them on each invoice and in the policies. Without them the shop takes no orders.',
    steps: ['seller', 'gstin', 'licence', 'grievance-officer'],
    settings: [
      'SELLER_NAME',
      'SELLER_ADDRESS',
      'SELLER_STATE',
      'TAX_STATUS',
      'SELLER_GSTIN',
      'AYUSH_LICENCE',
      'GRIEVANCE_OFFICER',
      'GRIEVANCE_EMAIL',
      'GRIEVANCE_DESIGNATION',
      'GRIEVANCE_PHONE',
    ],
  },
  {
    id: 'courier',
    title: 'Courier',
    why: 'The shop tells each customer a day of delivery. It counts from your place and your working days.',
    steps: ['courier', 'pickup'],
    settings: [
      'COURIER',
      'DELHIVERY_TOKEN',
      'PICKUP_LOCATION',
      'PICKUP_PINCODE',
      'DISPATCH_CUTOFF_HOUR',
      'WORKING_DAYS',
    ],
  },
  {
    id: 'charges',
    title: 'Delivery and charges',
    why: 'Customers see before the checkout what they pay beside the goods. 0 is free delivery.',
    steps: ['charges'],
    settings: [
      'DELIVERY_CHARGE_RUPEES',
      'DELIVERY_FREE_RUPEES',
      'DELIVERY_FREE_FROM',
      'DELIVERY_ZONES',
      'DELIVERY_FREE_CATEGORIES',
      'ORDER_DISCOUNT_RUPEES',
      'PLATFORM_FEE_RUPEES',
      'CASH_WHOLE_RUPEES',
    ],
  },
  {
    id: 'upi',
    title: 'Payment by UPI',
    why: 'A parcel that is paid before it leaves comes back less often. Without it customers pay the rider in cash.',
    steps: ['upi'],
    settings: [],
    isOptional: true,
  },
  {
    id: 'email',
    title: 'Email',
    why: 'Customers log in with codes by email, and read there where their parcel is.',
    steps: ['address', 'email', 'new-orders'],
    settings: [
      'PUBLIC_URL',
      'MAIL_URL',
      'MAIL_FROM',
      'SHOP_EMAIL',
      'NEW_ORDER_EMAIL',
      'NEW_ORDER_EMAIL_HOUR',
    ],
  },
  {
    id: 'product',
    title: 'First product',
    why: 'A shop opens with something to sell. Before it is published, the shop checks what a label must say.',
    steps: ['first-product', 'declarations'],
    settings: [],
  },
  {
    id: 'backup',
    title: 'Backup',
    why: 'A disk breaks without a warning. A backup brings orders and invoices back, which you keep by law.',
    steps: ['backup'],
    settings: ['BACKUP_DIR', 'BACKUP_URL', 'BACKUP_KEY'],
  },
  {
    id: 'second-factor',
    title: 'Second factor',
    why: 'Names and addresses of your customers stay safe when a password of yours is stolen.',
    steps: ['second-factor'],
    settings: [],
  },
  {
    id: 'demo',
    title: 'Demo removed',
    why: 'Nobody can buy an invented product. The removal cannot be undone, so it comes late.',
    steps: ['demo'],
    settings: [],
  },
  {
    id: 'open',
    title: 'Open',
    why: 'The last look before the first order.',
    steps: ['policies', 'open'],
    settings: ['POLICIES_REVIEWED'],
  },
];

type Part = { stage: OpeningStage; steps: OpeningStep[]; isDone: boolean };

/** Returns the parts that a shop needs, without optional ones. */
export const neededOf = (parts: Part[]) => parts.filter(({ stage }) => !stage.isOptional);

/** Returns the parts of the path with their steps. */
export function partsOf({ steps }: Pick<Opening, 'steps'>): Part[] {
  return openingStages.map((stage) => {
    const own = steps.filter(({ id }) => stage.steps.includes(id));
    return { stage, steps: own, isDone: own.every(({ isDone }) => isDone) };
  });
}
