import { describe, expect, it } from 'vitest';
import { type Charges, noCharges } from './amounts.ts';
import { announcedCharges } from './announced-charges.ts';
import { chargesTo } from './charges-to.ts';
import { type Delivery, deliveryOfOne, missingForFree } from './delivery.ts';
import { withoutKeptPromise } from './kept-promise.ts';
import { priceOf } from './price-of.ts';
import { chargesOf, pricingSettings } from './server/settings.ts';

const from499: Delivery = { paise: 40_00, free: { paise: 499_00, isIncluded: true } };
const above500: Delivery = { paise: 40_00, free: { paise: 500_00, isIncluded: false } };

const of = (unitPaise: number, charges: Partial<Charges>) =>
  priceOf([{ unitPaise, quantity: 1 }], { ...noCharges, ...charges });

const deliveryOf = (unitPaise: number, charges: Partial<Charges>) =>
  of(unitPaise, charges).lines.find(({ code }) => code === 'delivery')?.paise ?? 0;

const charged = (set: Record<string, string>) =>
  chargesOf({ ...pricingSettings.parse(set), SHOP_DEMO: true });

describe('the delivery charge', () => {
  it.each([
    [498_99, from499, 40_00, 1],
    [499_00, from499, 0, 0],
    [500_00, above500, 40_00, 1],
    [500_01, above500, 0, 0],
    [9_999_00, { paise: 40_00, free: null }, 40_00, null],
  ])('of goods of %i paise by %j is %i paise', (goodsPaise, delivery, paise, missing) => {
    expect(deliveryOf(goodsPaise, { delivery })).toBe(paise);
    expect(missingForFree(delivery, goodsPaise)).toBe(missing);
  });

  it('counts its threshold after the discount', () => {
    const charges = { fixedDiscountPaise: 10_00, delivery: from499 };
    expect(deliveryOf(508_99, charges)).toBe(40_00);
    expect(deliveryOf(509_00, charges)).toBe(0);
  });

  it('of one pack is the same in an order and in the data for engines', () => {
    for (const delivery of [undefined, from499, above500, { paise: 40_00, free: null }])
      for (const fixedDiscountPaise of [0, 10_00])
        for (const price of [1, 5_00, 498_99, 499_00, 500_01, 508_99, 509_00, 510_01]) {
          const charges = { fixedDiscountPaise, ...(delivery ? { delivery } : {}) };
          expect(deliveryOfOne({ sellingPaise: price }, charges), `${price}`).toBe(
            deliveryOf(price, charges),
          );
        }
  });

  it('stands between the discount and the fee, in the words of its rule', () => {
    const charges = { fixedDiscountPaise: 10_00, feePaise: 7_00, delivery: above500 };
    expect(of(200_00, charges)).toMatchObject({
      lines: [{ code: 'discount' }, { name: 'Delivery charge', paise: 40_00 }, { code: 'platform_fee' }],
      payablePaise: 237_00,
    });
    expect(announcedCharges(charges)).toEqual([
      { name: 'Delivery charge', amount: '₹40.00', beside: ['free above ₹500.00'] },
      { name: 'Platform fee', amount: '₹7.00' },
    ]);
  });

  it('is none until the owner sets one', () => {
    expect(charged({})).not.toHaveProperty('delivery');
    const set = { DELIVERY_CHARGE_RUPEES: '40', DELIVERY_FREE_RUPEES: '500', DELIVERY_FREE_FROM: 'off' };
    expect(charged(set).delivery).toEqual(above500);
    const always = charged({ DELIVERY_CHARGE_RUPEES: '40' });
    expect(always.delivery).toEqual({ paise: 40_00, free: null });
  });
});

describe('a delivery charge by zones', () => {
  const zoned = charged({
    ORDER_DISCOUNT_RUPEES: '0',
    PLATFORM_FEE_RUPEES: '0',
    DELIVERY_CHARGE_RUPEES: '40',
    DELIVERY_FREE_RUPEES: '499',
    DELIVERY_ZONES: 'North-East: assam, Manipur = 90; Islands: Lakshadweep = 0',
  });

  it.each([
    ['Assam', 90_00],
    ['Manipur', 90_00],
    ['Lakshadweep', 0],
    ['Karnataka', 40_00],
    [undefined, 40_00],
  ])('to %s is %i paise, and free from the same amount', (state, paise) => {
    expect(deliveryOf(498_00, chargesTo(zoned, state))).toBe(paise);
    expect(deliveryOf(499_00, chargesTo(zoned, state))).toBe(0);
  });

  it('names every zone until the state is known', () => {
    const words = (charges: Charges) => announcedCharges(charges).map(({ beside }) => beside);
    const free = 'free from ₹499.00';
    expect(words(zoned)).toEqual([
      ['₹90.00 to North-East (Assam, Manipur)', '₹0.00 to Islands (Lakshadweep)', free],
    ]);
    expect(words(chargesTo(zoned, 'Assam'))).toEqual([[free]]);
  });

  it('is stated to engines as its highest', () => {
    expect(deliveryOfOne({ sellingPaise: 100_00 }, zoned)).toBe(90_00);
    expect(deliveryOfOne({ sellingPaise: 499_00 }, zoned)).toBe(0);
  });
});

describe('free delivery for categories', () => {
  const { delivery } = charged({
    DELIVERY_CHARGE_RUPEES: '40',
    DELIVERY_FREE_CATEGORIES: 'hair oils; Combos',
  });
  const soap = { unitPaise: 149_00, quantity: 1, categories: ['Soaps', 'Skin'] };
  const oil = { unitPaise: 299_00, quantity: 1, categories: ['Hair oils', 'Hair'] };
  const combo = { unitPaise: 999_00, quantity: 1, categories: ['Combos'] };

  it.each([
    [[oil], 0],
    [[oil, combo], 0],
    [[oil, soap], 40_00],
    [[soap], 40_00],
    [[{ unitPaise: 149_00, quantity: 1 }], 40_00],
  ])('of the items %j is %i paise', (items, paise) => {
    const { lines, payablePaise, subtotalPaise } = priceOf(items, { ...noCharges, delivery: delivery! });
    expect(payablePaise - subtotalPaise).toBe(paise);
    expect(lines).toHaveLength(paise === 0 ? 0 : 1);
  });

  it('is named by its rule, and stated to engines', () => {
    const charges = { ...noCharges, delivery: delivery! };
    expect(announcedCharges(charges)[0]!.beside).toEqual(['free for hair oils and Combos alone']);
    expect(deliveryOfOne({ sellingPaise: 299_00, categories: oil.categories }, charges)).toBe(0);
    expect(deliveryOfOne({ sellingPaise: 149_00, categories: soap.categories }, charges)).toBe(40_00);
  });
});

describe('a promise of free delivery', () => {
  it.each([
    ['Free delivery on every order', undefined, ' on every order'],
    ['Delivery is free', undefined, ''],
    ['Free delivery above ₹500', undefined, 'Free delivery above ₹500'],
    ['Free delivery', from499, 'Free delivery'],
    ['Free shipping from ₹499', from499, ''],
    ['Free shipping from ₹499.00 on', from499, ' on'],
    ['Free shipping above ₹499', from499, 'Free shipping above ₹499'],
    ['Free shipping above ₹500', above500, ''],
    ['Free shipping from ₹500', above500, 'Free shipping from ₹500'],
    ['Free shipping above ₹5001', above500, 'Free shipping above ₹5001'],
    ['Free delivery from ₹499', { paise: 40_00, free: null }, 'Free delivery from ₹499'],
    ['Free gifts', undefined, 'Free gifts'],
    ['Free delivery in India', undefined, ' in India'],
    ['Free home delivery across India', undefined, ' across India'],
    ['Free pan-India shipping', undefined, ''],
    ['पूरे भारत में फ्री डिलीवरी', undefined, 'पूरे भारत में '],
    ['Free delivery in India', from499, 'Free delivery in India'],
    ['मुफ्त डिलीवरी', from499, 'मुफ्त डिलीवरी'],
    ['Delivery free from ₹499', from499, ''],
    ['Free delivery on orders above ₹500', above500, ''],
    ['Free worldwide shipping', undefined, 'Free worldwide shipping'],
    ['No COD charges', from499, ''],
    ['Free delivery, free gift', undefined, ', free gift'],
  ])('“%s” by %j leaves “%s”', (line, delivery, left) => {
    expect(withoutKeptPromise(line, delivery)).toBe(left);
  });
});
