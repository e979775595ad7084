import { describe, expect, it } from 'vitest';
import { chargesOf, pricingSettings } from './server/settings.ts';
import { cashMessages, cashWords, whyNoCash } from './cash-limits.ts';

const items = [{ name: 'Saffron', takesCash: true }];
const due = (rupees: number) => ({ payablePaise: rupees * 100, items });

const charged = (set: Record<string, string>) =>
  chargesOf({ ...pricingSettings.parse(set), SHOP_DEMO: true });

describe('the limits of cash', () => {
  it.each([
    [300, 0, 'from ₹300.00'],
    [0, 5_000, 'up to ₹5,000.00'],
    [300, 5_000, 'from ₹300.00 to ₹5,000.00'],
  ])('from %i up to %i are named as %s', (from, upTo, words) => {
    const { cash } = charged({ CASH_FROM_RUPEES: `${from}`, CASH_UP_TO_RUPEES: `${upTo}` });
    expect(cashWords(cash)).toBe(words);
    expect(cashMessages.line(cash)).toBe(
      `Cash on delivery for orders ${words}: you pay when your parcel arrives`,
    );
  });

  it('are none by default, and the page names none', () => {
    const { cash } = charged({});
    expect(cash).toBeUndefined();
    expect(cashWords(cash)).toBeNull();
    expect(cashMessages.line(cash)).toBe('Cash on delivery: you pay when your parcel arrives');
    expect(whyNoCash(cash, due(1))).toBeNull();
  });

  it('hold for no order that costs nothing', () => {
    const limits = { fromPaise: 300_00, upToPaise: 0 };
    expect(whyNoCash(limits, due(0))).toBeNull();
    expect(whyNoCash(limits, due(299))).toContain('from ₹300.00');
  });
});
