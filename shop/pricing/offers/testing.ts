import fc from 'fast-check';
import type { OfferTerms } from './offer-terms.ts';

const anyScope: fc.Arbitrary<OfferTerms['scope']> = fc.oneof(
  fc.constant({ kind: 'order' as const }),
  fc.constant({ kind: 'combos' as const }),
  fc
    .subarray(['Hair', 'Skin', 'Combos'], { minLength: 1 })
    .map((names) => ({ kind: 'categories' as const, names })),
  fc.subarray([1, 2, 3], { minLength: 1 }).map((ids) => ({ kind: 'products' as const, ids })),
);
/** Any offer on items of products 1 to 4 and of three categories. */
export const anyOffer: fc.Arbitrary<OfferTerms> = fc.record({
  id: fc.nat(50),
  name: fc.constantFrom('One', 'Other'),
  kind: fc.constantFrom('percent', 'rupees', 'free_delivery', 'buy_get'),
  scope: anyScope,
  fromPaise: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })),
  percent: fc.integer({ min: 1, max: 99 }),
  paise: fc.integer({ min: 1_00, max: 5_000_00 }),
  buy: fc.integer({ min: 1, max: 5 }),
  get: fc.integer({ min: 1, max: 5 }),
});
