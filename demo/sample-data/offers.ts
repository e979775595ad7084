import type { InferInsertModel } from 'drizzle-orm';
import type { promotions } from '#shop/promotions/server/tables.ts';

const usual = { scope: { kind: 'order' }, fromPaise: 0, isFirstOrder: false, needsCode: false } as const;

/** The offers that the demo's words promise, as drafts: the totals of the specification stay until the owner starts one. */
export const sampleOffers = [
  {
    ...usual,
    demoKey: 'first-order',
    name: 'First order: 20% off',
    kind: 'percent',
    percent: 20,
    isFirstOrder: true,
    perCustomer: 1,
  },
  {
    ...usual,
    demoKey: 'herbal-oils',
    name: 'Herbal oils: 20% off',
    kind: 'percent',
    percent: 20,
    scope: { kind: 'categories', names: ['Herbal Oils'] },
  },
  {
    ...usual,
    demoKey: 'combo-delivery',
    name: 'Free delivery of combos',
    kind: 'free_delivery',
    scope: { kind: 'combos' },
  },
  {
    ...usual,
    demoKey: 'free-delivery',
    name: 'Free delivery from ₹500',
    kind: 'free_delivery',
    fromPaise: 500_00,
  },
  {
    ...usual,
    demoKey: 'newsletter',
    name: 'Newsletter: 15% off',
    kind: 'percent',
    percent: 15,
    isFirstOrder: true,
    perCustomer: 1,
    needsCode: true,
    isForNewsletter: true,
  },
] satisfies InferInsertModel<typeof promotions>[];
