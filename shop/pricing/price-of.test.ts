// §9 platform fee 7, fixed discount 10, total payable, savings; the count is that of lines
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Charges, noCharges, usualCharges } from './amounts.ts';
import { isSaving, priceOf, type PricedItem, sumsOf } from './price-of.ts';
import { shareOut } from './share-out.ts';

const item = fc.record({
  unitPaise: fc.integer({ min: 1, max: 50_000_00 }),
  quantity: fc.integer({ min: 1, max: 10 }),
});
const items = fc.array(item, { minLength: 1, maxLength: 50 });
const anyRules = fc.record({
  fixedDiscountPaise: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500_00 })),
  feePaise: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_00 })),
  delivery: fc.record({
    paise: fc.integer({ min: 1, max: 1_000_00 }),
    free: fc.option(fc.record({ paise: fc.integer({ min: 1, max: 5_000_00 }), isIncluded: fc.boolean() })),
  }),
});
const anyCharges: fc.Arbitrary<Charges> = fc
  .tuple(anyRules, fc.boolean())
  .map(([rules, isWhole]) => Object.assign(rules, isWhole ? { wholeRupees: true as const } : {}));

/** A hundred find a wrong rule of rounding; `npm test -- --long` runs 100,000. */
const numRuns = Number(process.env.PRICED_CARTS ?? 200);

const sum = (each: number[]) => each.reduce((total, paise) => total + paise, 0);
const priceAt = (given: PricedItem[]) => priceOf(given, usualCharges);

describe('the price of a cart', () => {
  it('takes ten rupees off and adds a fee of seven', () => {
    expect(priceAt([{ unitPaise: 50_000, quantity: 2 }])).toEqual({
      subtotalPaise: 100_000,
      lines: [
        { code: 'discount', name: 'Discount', paise: -1_000, shares: [-1_000] },
        { code: 'platform_fee', name: 'Platform fee', paise: 700, shares: [700] },
      ],
      payablePaise: 99_700,
    });
  });

  it('never takes off more than the items cost', () => {
    expect(priceAt([{ unitPaise: 400, quantity: 1 }])).toMatchObject({
      lines: [{ paise: -400 }, { paise: 700, shares: [700] }],
      payablePaise: 700,
    });
  });

  it('is nothing without items, and has no line of 0', () => {
    expect(priceAt([])).toEqual({ subtotalPaise: 0, lines: [], payablePaise: 0 });
    const free = { fixedDiscountPaise: 0, feePaise: 0 };
    expect(priceOf([{ unitPaise: 400, quantity: 1 }], free)).toMatchObject({ lines: [], payablePaise: 400 });
  });

  it('is whole paise that add up, with no item below zero, for every cart and charge', () => {
    fc.assert(
      fc.property(items, anyCharges, (given, charges) => {
        const { subtotalPaise, lines, payablePaise } = priceOf(given, charges);
        expect(subtotalPaise).toBe(sum(given.map(({ unitPaise, quantity }) => unitPaise * quantity)));
        expect(payablePaise).toBe(subtotalPaise + sum(lines.map(({ paise }) => paise)));
        expect(payablePaise).toBeGreaterThanOrEqual(0);
        const { savedPaise, chargedPaise } = sumsOf(lines);
        expect(payablePaise).toBe(subtotalPaise - savedPaise + chargedPaise);
        for (const { paise, shares } of lines) {
          expect(shares).toHaveLength(given.length);
          expect(sum(shares)).toBe(paise);
          for (const share of shares) {
            expect(Number.isSafeInteger(share)).toBe(true);
            expect(share * Math.sign(paise)).toBeGreaterThanOrEqual(0);
          }
        }
        const roundOff = lines.find(({ code }) => code === 'round_off')?.paise ?? 0;
        expect(Math.abs(roundOff)).toBeLessThanOrEqual(50);
        if (charges.wholeRupees) expect(payablePaise % 100).toBe(0);
        const savings = lines.filter(isSaving);
        for (const [at, { unitPaise, quantity }] of given.entries())
          expect(unitPaise * quantity + sum(savings.map(({ shares }) => shares[at]!))).toBeGreaterThanOrEqual(
            0,
          );
      }),
      { numRuns },
    );
  });

  it.each([
    [499_49, -49, 499_00],
    [499_50, 50, 500_00],
    [499_00, 0, 499_00],
    [20, -20, 0],
  ])('of %i paise is rounded off by %i where cash is whole rupees', (unitPaise, paise, payablePaise) => {
    const rounded = priceOf([{ unitPaise, quantity: 1 }], { ...noCharges, wholeRupees: true });
    expect(rounded.payablePaise).toBe(payablePaise);
    expect(rounded.lines.map((line) => line.paise)).toEqual(paise === 0 ? [] : [paise]);
  });

  it('ignores the order of items and the split of units over items', () => {
    const amountsOf = (given: PricedItem[]) => priceAt(given).lines.map(({ paise }) => paise);
    fc.assert(
      fc.property(items, (given) => {
        const singles = given.flatMap(({ unitPaise, quantity }) =>
          Array.from({ length: quantity }, () => ({ unitPaise, quantity: 1 })),
        );
        expect(amountsOf(given.toReversed())).toEqual(amountsOf(given));
        expect(amountsOf(singles)).toEqual(amountsOf(given));
      }),
    );
  });

  it("grows by exactly a unit's price in a cart of at least ten rupees", () => {
    fc.assert(
      fc.property(items, item, (given, more) => {
        fc.pre(priceAt(given).subtotalPaise >= 1_000);
        const grown = priceAt([...given, more]).payablePaise - priceAt(given).payablePaise;
        expect(grown).toBe(more.unitPaise * more.quantity);
      }),
    );
  });
});

describe('the shares of an amount', () => {
  it('follow the weights, and the largest remainders get the rest', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(-10, [7, 2, 2])).toEqual([-6, -2, -2]);
    expect(shareOut(5, [0, 0])).toEqual([5, 0]);
  });

  it('are exact for amounts of crores', () => {
    const shares = shareOut(999_999_999, [1_000_000_000, 999_999_999, 1]);
    expect(sum(shares)).toBe(999_999_999);
    expect(shares).toEqual([500_000_000, 499_999_999, 0]);
  });
});
