import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Charges, noCharges, usualCharges } from '../amounts.ts';
import { priceOf } from '../price-of.ts';
import type { OfferItem, OfferTerms } from './offer-terms.ts';
import { mostOf, reduceItems, savingOf } from './reduce-items.ts';
import { anyOffer } from './testing.ts';

/** `npm test -- --long` runs 100,000. */
const numRuns = Number(process.env.PRICED_CARTS ?? 300);

const sum = (each: readonly number[]) => each.reduce((total, paise) => total + paise, 0);
const terms = (given: Partial<OfferTerms>): OfferTerms => ({
  id: 1,
  name: 'Diwali',
  kind: 'percent',
  scope: { kind: 'order' },
  fromPaise: 0,
  percent: 20,
  ...given,
});
const withOffers = (...offers: OfferTerms[]): Charges => ({ ...usualCharges, offers });
const one = (unitPaise: number, quantity = 1, more: Partial<OfferItem> = {}): OfferItem => ({
  unitPaise,
  quantity,
  productId: 1,
  ...more,
});

const anyItem: fc.Arbitrary<OfferItem> = fc
  .record({
    unitPaise: fc.integer({ min: 1, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    productId: fc.integer({ min: 1, max: 4 }),
    isCombo: fc.boolean(),
    categories: fc.subarray(['Hair', 'Skin', 'Combos']),
    more: fc.option(fc.integer({ min: 0, max: 20_000 })),
  })
  .map(({ more, ...item }) =>
    Object.assign(item, more === null ? {} : { plainPaise: item.unitPaise + more }),
  );
const anyCharges = fc
  .record({
    fixedDiscountPaise: fc.constantFrom(0, 10_00, 500_00),
    feePaise: fc.constantFrom(0, 7_00),
    delivery: fc.record({
      paise: fc.integer({ min: 1, max: 200_00 }),
      free: fc.option(fc.record({ paise: fc.integer({ min: 1, max: 2_000_00 }), isIncluded: fc.boolean() })),
    }),
    offers: fc.array(anyOffer, { minLength: 1, maxLength: 5 }),
  })
  .chain((rules) =>
    fc
      .boolean()
      .map((isWhole): Charges => Object.assign({ ...rules }, isWhole ? { wholeRupees: true as const } : {})),
  );

describe('an offer', () => {
  it('takes its percent off before the fixed discount, in whole paise once', () => {
    const { lines, payablePaise } = priceOf(
      [one(339_67, 3)],
      withOffers(terms({ name: 'First order: 20% off' })),
    );
    expect(lines.map(({ code, name, paise }) => [code, name, paise])).toEqual([
      ['offer', 'First order: 20% off', -203_80],
      ['discount', 'Discount', -10_00],
      ['platform_fee', 'Platform fee', 7_00],
    ]);
    expect(payablePaise).toBe(1_019_01 - 203_80 - 3_00);
  });

  it('reads no amount of rupees as a percent', () => {
    const fifty = terms({ kind: 'rupees', paise: 50_00, percent: 50_000 });
    expect(sum(reduceItems(fifty, [one(1_000_00)], 1_000_00))).toBe(50_00);
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [9, 4],
  ])('of buy 1 get 1 gives of %i units %i, over all lines of a product', (units, free) => {
    const offer = terms({ kind: 'buy_get', buy: 1, get: 1 });
    const lines = Array.from({ length: units }, () => one(100_00));
    const other = one(100_00, 1, { productId: 2 });
    expect(sum(reduceItems(offer, [...lines, other], 1_000_00))).toBe(free * 100_00);
    expect(sum(reduceItems(offer, [one(100_00, units), other], 1_000_00))).toBe(free * 100_00);
  });

  it('of two for one shares the price over both units, so that no line costs nothing', () => {
    const offer = terms({ kind: 'buy_get', buy: 1, get: 1 });
    expect(reduceItems(offer, [one(101_00), one(99_00)], 1_000_00)).toEqual([50_00, 49_00]);
    expect(reduceItems(offer, [one(1), one(1)], 1_000_00)).toEqual([0, 0]);
  });

  it('adds nothing to the saving of a subscription: per line the better counts', () => {
    const subscribed = one(850_00, 1, { plainPaise: 1_000_00 });
    expect(reduceItems(terms({ percent: 10 }), [subscribed, one(1_000_00)], 10_000_00)).toEqual([0, 100_00]);
    expect(reduceItems(terms({ percent: 20 }), [subscribed, one(1_000_00)], 10_000_00)).toEqual([
      50_00, 200_00,
    ]);
  });

  it('leaves at least one rupee to pay', () => {
    const all = terms({ kind: 'rupees', paise: 5_000_00 });
    expect(priceOf([one(60_00)], { ...noCharges, offers: [all] }).payablePaise).toBe(1_00);
    expect(priceOf([one(60_00)], { ...usualCharges, feePaise: 0, offers: [all] }).payablePaise).toBe(1_00);
  });

  it('is the best of all, and free delivery may stand beside it', () => {
    const delivery = { paise: 40_00, free: null };
    const free = terms({ id: 3, name: 'Free delivery', kind: 'free_delivery', fromPaise: 500_00 });
    const offers = [terms({ percent: 10 }), terms({ id: 2, kind: 'rupees', paise: 120_00 }), free];
    const price = (paise: number) => priceOf([one(paise)], { ...noCharges, delivery, offers });
    expect(price(1_000_00).applied?.map(({ terms: { id }, savedPaise }) => [id, savedPaise])).toEqual([
      [2, 120_00],
      [3, 40_00],
    ]);
    expect(price(2_000_00).applied?.map(({ terms: { id } }) => id)).toEqual([1, 3]);
    // Its threshold counts after the other offer.
    expect(price(600_00).payablePaise).toBe(520_00);
  });

  it('that would bring a delivery charge larger than its saving does not apply', () => {
    const delivery = { paise: 100_00, free: { paise: 500_00, isIncluded: true } };
    const price = priceOf([one(500_00)], { ...noCharges, delivery, offers: [terms({ percent: 1 })] });
    expect(price).toMatchObject({ payablePaise: 500_00, lines: [], applied: [] });
  });

  it('takes whole paise with shares that add up, no line below 0, for every cart', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 20 }), anyCharges, (items, charges) => {
        const { offers: _none, ...without } = charges;
        const { subtotalPaise, lines, payablePaise, applied: offers = [] } = priceOf(items, charges);
        expect(payablePaise).toBeLessThanOrEqual(priceOf(items, without).payablePaise);
        expect(payablePaise).toBe(subtotalPaise + sum(lines.map(({ paise }) => paise)));
        if (offers.length > 0) expect(payablePaise).toBeGreaterThanOrEqual(1_00);
        expect(offers.filter(({ terms: { kind } }) => kind === 'free_delivery').length).toBeLessThanOrEqual(
          1,
        );
        expect(offers.filter(({ terms: { kind } }) => kind !== 'free_delivery').length).toBeLessThanOrEqual(
          1,
        );
        for (const { paise, shares } of lines) {
          expect(sum(shares)).toBe(paise);
          expect(shares.every((share) => Number.isSafeInteger(share) && share * Math.sign(paise) >= 0)).toBe(
            true,
          );
        }
        const savings = lines.filter(({ paise, code }) => paise < 0 && code !== 'round_off');
        for (const [at, { unitPaise, quantity }] of items.entries())
          expect(unitPaise * quantity + sum(savings.map(({ shares }) => shares[at]!))).toBeGreaterThanOrEqual(
            0,
          );
        for (const terms of charges.offers!) {
          const saving = sum(reduceItems(terms, items, subtotalPaise));
          expect(savingOf(terms, items, subtotalPaise)).toBe(saving);
          expect(mostOf(terms, items, subtotalPaise)).toBeGreaterThanOrEqual(saving);
        }
        const isOfDelivery = ({ kind }: OfferTerms) => kind === 'free_delivery';
        const deliveries = charges.offers!.filter(isOfDelivery);
        const dueWith = (...more: OfferTerms[]) =>
          priceOf(items, { ...charges, offers: [...more, ...deliveries] }).payablePaise;
        const each = charges
          .offers!.filter((one) => !isOfDelivery(one))
          .map((one) => ({ one, due: dueWith(one) }));
        const least = Math.min(dueWith(), ...each.map(({ due }) => due));
        expect(payablePaise).toBe(least);
        const first = dueWith() === least ? undefined : each.find(({ due }) => due === least)!.one;
        expect(offers.find((one) => !isOfDelivery(one.terms))?.terms).toBe(first);
        // The offers that were chosen give the same alone: an order keeps these terms.
        const kept = priceOf(items, { ...charges, offers: offers.map((each) => each.terms) });
        expect(kept.payablePaise).toBe(payablePaise);
        expect(kept.lines).toEqual(lines);
      }),
      { numRuns },
    );
  });

  it('of buy and get leaves a price on every line and gives whole sets of a product', () => {
    const offer = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 20 }), offer, (items, [buy, get]) => {
        const plain = items.map(({ plainPaise: _none, ...item }) => item);
        const reduced = reduceItems(terms({ kind: 'buy_get', buy, get }), plain, Infinity);
        for (const [at, { unitPaise, quantity }] of plain.entries())
          expect(reduced[at]).toBeLessThan(unitPaise * quantity);
        for (const ofProduct of Map.groupBy(
          [...plain.entries()],
          ([, { productId }]) => productId,
        ).values()) {
          const units = ofProduct.flatMap(([, { unitPaise, quantity }]) =>
            Array<number>(quantity).fill(unitPaise),
          );
          const free = Math.floor(units.length / (buy + get)) * get;
          const most = sum(units.toSorted((a, b) => a - b).slice(0, free));
          const got = sum(ofProduct.map(([at]) => reduced[at]!));
          expect(got).toBeLessThanOrEqual(most);
          expect(most - got).toBeLessThanOrEqual(ofProduct.length);
        }
      }),
      { numRuns },
    );
  });
});
