import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { parseSettings } from '#platform/server/settings.ts';
import { platformSettings } from '#platform/server/config.ts';
import { boardSettings } from '#shop/board/server/settings.ts';
import { invoiceSettings } from '#shop/invoices/server/settings.ts';
import { legalSettings } from '#shop/legal/server/settings.ts';
import { checkoutSettings } from '#shop/checkout/server/settings.ts';
import { paymentSettings } from '#shop/payments/server/settings.ts';
import { pricingSettings } from '#shop/pricing/server/settings.ts';
import { returnSettings } from '#shop/returns/server/settings.ts';
import { shippingSettings } from '#shop/shipping/server/settings.ts';
import type { RemovalState } from '../../removal.ts';
import { openingStages } from '../stages.ts';
import { listSteps } from './list-steps.ts';
import type { OpeningConfig } from './step.ts';
import { readOpening } from './read-opening.ts';

const config = {
  ...parseSettings(platformSettings, {}),
  ...parseSettings(invoiceSettings, {}),
  ...parseSettings(legalSettings, {}),
  ...parseSettings(checkoutSettings, {}),
  ...parseSettings(paymentSettings, { SHOP_DEMO: 'off' }),
  ...parseSettings(boardSettings, {}),
  ...parseSettings(pricingSettings, {}),
  ...parseSettings(returnSettings, {}),
  ...parseSettings(shippingSettings, {}),
} as OpeningConfig;

const own = {
  ...config,
  SELLER_NAME: 'Sita Woods',
  SELLER_ADDRESS: '4 Temple Road, Channapatna 562160',
  SELLER_GSTIN: '29AABCU9603R1ZJ',
  AYUSH_LICENCE: 'KA-AYU-2291/2026',
  GRIEVANCE_OFFICER: 'Sita Gowda',
  GRIEVANCE_EMAIL: 'care@sita.example',
};

it.each([
  ['off', 'BACKUP_DIR', ''],
  ['none', '', 'not complete yet'],
  ['unreadable', '', 'cannot be read'],
  ['old', '', 'older than 26 hours'],
] as const)('a backup that is %s says what to do', (backup, setting, why) => {
  const steps = listSteps(config, { isDemoLeft: true, published: 0, incomplete: 0, backup });
  const step = steps.find(({ id }) => id === 'backup')!;
  expect(step.isDone).toBe(false);
  expect(step.missing).toEqual(setting ? [setting] : []);
  expect(step.why).toContain(why);
});

it('a recent backup is done', () => {
  const steps = listSteps(config, { isDemoLeft: true, published: 0, incomplete: 0, backup: 'recent' });
  expect(steps.find(({ id }) => id === 'backup')).toMatchObject({ isDone: true, missing: [] });
});

it.each([
  [{}, 'off', 'cannot pay by UPI yet'],
  [
    { PAYMENT_PROVIDER: 'upi', UPI_ID: 'sita@okbank' },
    'on',
    'after they placed a cash order, by: Your own UPI ID',
  ],
  [{ PAYMENT_PROVIDER: 'upi', PAY_AFTER_PLACING: false }, 'off', 'both ways to pay are off'],
  [{ PAYMENT_PROVIDER: 'cashfree', PAY_AT_CHECKOUT: true }, 'on', 'at the checkout and after they placed'],
  [{ PAYMENT_PROVIDER: 'simulator', PAY_AT_CHECKOUT: true }, 'off', 'cannot pay by UPI yet'],
] as const)('UPI with %j is %s, and the shop opens without it', (set, optional, why) => {
  const upi = listSteps({ ...config, ...set }, none).find(({ id }) => id === 'upi');
  expect(upi).toMatchObject({ isDone: true, optional, why: expect.stringContaining(why) });
});

const none = { isDemoLeft: false, published: 0, incomplete: 0, backup: 'off' } as const;

it.each([
  [{}, false, 'Nothing is added to the goods or taken off until you say so'],
  [{ DELIVERY_CHARGE_RUPEES: 0 }, true, 'Nothing is added to the goods or taken off until you say so'],
  [
    { ORDER_DISCOUNT_RUPEES: 10, PLATFORM_FEE_RUPEES: 7 },
    false,
    'Each order has ₹10.00 off and a platform fee of ₹7.00 now. Keep it, or set it to 0',
  ],
])('charges %j are decided: %s', (set, isDone, why) => {
  const steps = listSteps({ ...config, ...set }, none);
  expect(steps.find(({ id }) => id === 'charges')).toMatchObject({ isDone, why });
});

describe('the parts of the path', () => {
  // §9 the owner opens an empty shop on screen, by parts that the data marks as done
  it('hold each step once, in its order', () => {
    const ids = listSteps(config, { ...none, hasAyurvedic: true }).map(({ id }) => id);
    expect(openingStages.flatMap(({ steps }) => steps).toSorted()).toEqual(ids.toSorted());
  });

  it('show the field of each setting that their steps name', () => {
    const steps = listSteps({ ...config, PUBLIC_URL: 'http://localhost' }, none);
    for (const stage of openingStages) {
      const missing = steps.filter(({ id }) => stage.steps.includes(id)).flatMap((step) => step.missing);
      expect(missing.filter((name) => !stage.settings.includes(name))).toEqual([]);
    }
  });

  it.each([
    ['legal details', config, none, 'before seller, tax and complaints'],
    ['the end of the demo', own, { ...none, isDemoLeft: true }, 'Orders are tests'],
    ['a product', own, none, 'once you publish a product'],
  ])('wait for %s before the shop takes orders', (_, given, facts, why) => {
    const open = listSteps(given, facts).find(({ id }) => id === 'open')!;
    expect([open.isDone, open.why]).toEqual([false, expect.stringContaining(why)]);
  });

  it('end with a shop that takes orders', () => {
    const open = listSteps(own, { ...none, published: 1 }).find(({ id }) => id === 'open');
    expect(open).toMatchObject({ isDone: true, link: '/' });
  });
});

it('a removed demo is gone at once, also before the process has learned of it', async () => {
  const { db } = await testDatabase();
  const removal = { orders: 0, ordersGone: 0, productsGone: 9, backup: null, problem: null };
  const read = (state: RemovalState) =>
    readOpening(db, {
      config: { ...own, SHOP_DEMO: true },
      tools: {
        blockers: () => ['not yet'],
        isClosed: () => false,
        readDemo: async () => ({ products: 0, changed: [], removal: { ...removal, state } }),
        countDemo: () => Promise.reject(new Error('not asked')),
        removeDemo: () => Promise.resolve(),
        cancelRemoval: async () => false,
        readBackup: async () => 'recent',
      },
    });
  const isLeft = async (state: RemovalState) => {
    const { demo, blockers, steps } = await read(state);
    return [demo, blockers.length > 0, steps.some(({ why }) => why.startsWith('Orders are tests'))];
  };
  expect(await isLeft('products')).toEqual([true, true, true]);
  expect(await isLeft('done')).toEqual([false, false, false]);
});
