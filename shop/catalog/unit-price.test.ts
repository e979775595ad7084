import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { supplyOptions } from './contract.ts';
import { mrpPaiseOf, supplyLabel, sellingPaise, unitPaise } from './unit-price.ts';

const price = fc.record({
  mrpPaise: fc.integer({ min: 1, max: 100_000_00 }),
  discountPercent: fc.integer({ min: 0, max: 100 }),
});

describe('the price of one unit', () => {
  it('is the MRP minus MRP times discount percent over 100', () => {
    expect(sellingPaise({ mrpPaise: 59_900, discountPercent: 15 })).toBe(50_915);
    expect(sellingPaise({ mrpPaise: 34_900, discountPercent: 0 })).toBe(34_900);
  });

  it('is 1, 1.5 and 2 times for 60, 120 and 180 days, and 15 % less by subscription', () => {
    const ashwagandha = { mrpPaise: 60_000, discountPercent: 0 };
    expect(supplyOptions.map((plan) => unitPaise(ashwagandha, { plan }))).toEqual([60_000, 90_000, 120_000]);
    expect(supplyOptions.map((plan) => unitPaise(ashwagandha, { plan, subscribe: true }))).toEqual([
      51_000, 76_500, 102_000,
    ]);
  });

  it('rounds half a paisa up, once, at the end', () => {
    expect(unitPaise({ mrpPaise: 10_001, discountPercent: 15 }, { plan: '120', subscribe: true })).toBe(
      10_839,
    );
    expect(unitPaise({ mrpPaise: 10, discountPercent: 5 }, {})).toBe(10);
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
