// §4 plan and subscription prices
// §9 discounted price, plan multipliers, subscription 15 %
// §9 sizes 60, 120, 180; the label falls back to 40-day supply
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { supplyOptions } from './contract.ts';
import {
  discountOf,
  mrpPaiseOf,
  priceOfProduct,
  sellingPaise,
  supplyLabel,
  unitPaise,
} from './unit-price.ts';

const byPercent = (mrpPaise: number, discountPercent: number) => ({
  mrpPaise,
  discountPercent,
  pricePaise: null,
});
const typed = (mrpPaise: number, pricePaise: number) => ({ mrpPaise, discountPercent: 0, pricePaise });
const onTheWire = (price: Parameters<typeof discountOf>[0]) =>
  priceOfProduct({
    price: price.mrpPaise / 100,
    discount: discountOf(price),
    sellingPrice: sellingPaise(price) / 100,
  });

const maxMrpPaise = 10_00_000_00;
const mrp = fc.oneof(fc.integer({ min: 1, max: 1_000_00 }), fc.integer({ min: 1, max: maxMrpPaise }));
const price = fc.oneof(
  fc.tuple(mrp, fc.integer({ min: 0, max: 100 })).map(([paise, percent]) => byPercent(paise, percent)),
  mrp.chain((paise) => fc.integer({ min: 1, max: paise }).map((asked) => typed(paise, asked))),
);

describe('the price of one unit', () => {
  it('is the MRP minus MRP times discount percent over 100', () => {
    expect(sellingPaise(byPercent(59_900, 15))).toBe(50_915);
    expect(sellingPaise(byPercent(34_900, 0))).toBe(34_900);
  });

  it('is 1, 1.5 and 2 times for 60, 120 and 180 days, and 15 % less by subscription', () => {
    const ashwagandha = byPercent(60_000, 0);
    expect(supplyOptions.map((plan) => unitPaise(ashwagandha, { plan }))).toEqual([60_000, 90_000, 120_000]);
    expect(supplyOptions.map((plan) => unitPaise(ashwagandha, { plan, subscribe: true }))).toEqual([
      51_000, 76_500, 102_000,
    ]);
  });

  it('rounds half a paisa up, once, at the end', () => {
    expect(unitPaise(byPercent(10_001, 15), { plan: '120', subscribe: true })).toBe(10_839);
    expect(unitPaise(byPercent(10, 5), {})).toBe(10);
  });

  it('is whole, never negative, and never more by subscription', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(...supplyOptions), (given, plan) => {
        const once = unitPaise(given, { plan });
        const subscribed = unitPaise(given, { plan, subscribe: true });
        expect(Number.isSafeInteger(once)).toBe(true);
        expect(subscribed).toBeGreaterThanOrEqual(0);
        expect(subscribed).toBeLessThanOrEqual(once);
      }),
    );
  });
});

describe('a typed price', () => {
  it('is the price, to the paisa, and each supply and subscription follows from it', () => {
    expect(sellingPaise(typed(18_000, 14_900))).toBe(14_900);
    expect(unitPaise(typed(18_000, 14_900), { plan: '120', subscribe: true })).toBe(18_998);
  });

  it('has the shortest discount that gives it by section 9', () => {
    expect(discountOf(typed(18_000, 14_900))).toBe(17.22);
    expect(discountOf(typed(18_000, 9_000))).toBe(50);
    expect(discountOf(typed(18_000, 18_000))).toBe(0);
    expect(discountOf(byPercent(14_999, 10))).toBe(10);
  });

  it('is the same for the browser, which knows the price in rupees', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(...supplyOptions), fc.boolean(), (given, plan, subscribe) => {
        expect(unitPaise(onTheWire(given), { plan, subscribe })).toBe(unitPaise(given, { plan, subscribe }));
      }),
    );
  });
});

describe('the MRP of a unit', () => {
  it('is the MRP of each of its packs', () => {
    const oil = { mrpPaise: 49_900, packs: [1, 2, 3] };
    const amounts = [mrpPaiseOf(oil, {}), ...supplyOptions.map((plan) => mrpPaiseOf(oil, { plan }))];
    expect(amounts).toEqual([49_900, 49_900, 99_800, 149_700]);
    expect(mrpPaiseOf({ ...oil, packs: [1, 2, 2] }, { plan: '180' })).toBe(99_800);
  });
});

describe('the label of a supply', () => {
  it('names its days, and 40 days for any other text', () => {
    expect(['60', '120', '180', '7'].map(supplyLabel)).toEqual([
      '60-day supply',
      '120-day supply',
      '180-day supply',
      '40-day supply',
    ]);
  });
});
