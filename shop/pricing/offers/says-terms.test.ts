import { expect, it } from 'vitest';
import type { OfferTerms } from './offer-terms.ts';
import { saysTerms } from './says-terms.ts';

const terms = (given: Partial<OfferTerms>): OfferTerms => ({
  id: 1,
  name: 'Diwali',
  kind: 'percent',
  scope: { kind: 'order' },
  fromPaise: 0,
  ...given,
});
const percent = terms({ percent: 20, fromPaise: 500_00 });
const rupees = terms({ kind: 'rupees', paise: 100_00 });
const sets = terms({ kind: 'buy_get', buy: 2, get: 1 });
const delivery = terms({ kind: 'free_delivery', fromPaise: 500_00 });

it.each([
  ['Flat 20% Off on Herbal Oils', percent],
  ['20 per cent off above ₹500', percent],
  ['100% Herbal and 20% off', percent],
  ['Save ₹100 on your first order', rupees],
  ['Buy 2, get 1', sets],
  ['Buy two get one', sets],
  ['Free shipping above ₹500', delivery],
  ['The Diwali sale is on', percent],
])('an offer gives what “%s” says', (line, offer) => {
  expect(saysTerms(line, offer)).toBe(true);
});

it.each([
  ['Flat 30% Off', percent],
  ['20% off above ₹300', percent],
  ['20% off and free delivery', percent],
  ['20% off', rupees],
  ['Half price', percent],
  ['Save ₹1,000', rupees],
  ['Buy 1 get 1', sets],
  ['Buy 2 get 1', percent],
  ['Pay in easy instalments', percent],
  ['20% cashback', percent],
  ['A free gift', delivery],
])('an offer does not give what “%s” says', (line, offer) => {
  expect(saysTerms(line, offer)).toBe(false);
});
