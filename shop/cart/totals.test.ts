import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedLine, totalsOf as totalsAt, usualCharges } from './totals.ts';

const totalsOf = (lines: PricedLine[]) => totalsAt(lines, usualCharges);

const line = fc.record({
  unitPaise: fc.integer({ min: 1, max: 50_000_00 }),
  quantity: fc.integer({ min: 1, max: 10 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 50 });

describe('the totals of a cart', () => {
  it('take ten rupees off and add a fee of seven', () => {
    expect(totalsOf([{ unitPaise: 50_000, quantity: 2 }])).toEqual({
      subtotalPaise: 100_000,
      discountPaise: 1_000,
      cartTotalPaise: 99_000,
      feePaise: 700,
      payablePaise: 99_700,
    });
  });

  it('never take off more than the items cost', () => {
    expect(totalsOf([{ unitPaise: 400, quantity: 1 }])).toMatchObject({
      discountPaise: 400,
      cartTotalPaise: 0,
      payablePaise: 700,
    });
  });

  it('are whole paise, never negative, and add up', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const totals = totalsOf(given);
        for (const amount of Object.values(totals)) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(totals.payablePaise).toBe(totals.subtotalPaise - totals.discountPaise + totals.feePaise);
        expect(totals.cartTotalPaise + totals.discountPaise).toBe(totals.subtotalPaise);
      }),
    );
  });

  it('ignore the order of lines and the split of units over lines', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const singles = given.flatMap(({ unitPaise, quantity }) =>
          Array.from({ length: quantity }, () => ({ unitPaise, quantity: 1 })),
        );
        expect(totalsOf(given.toReversed())).toEqual(totalsOf(given));
        expect(totalsOf(singles)).toEqual(totalsOf(given));
      }),
    );
  });

  it("grow by exactly a unit's price in a cart of at least ten rupees", () => {
    fc.assert(
      fc.property(lines, line, (given, more) => {
        fc.pre(totalsOf(given).subtotalPaise >= 1_000);
        const grown = totalsOf([...given, more]).payablePaise - totalsOf(given).payablePaise;
        expect(grown).toBe(more.unitPaise * more.quantity);
      }),
    );
  });
});
