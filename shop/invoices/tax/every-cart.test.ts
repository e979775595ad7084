import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unitPaise } from '#shop/catalog/unit-price.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import type { Delivery } from '#shop/pricing/delivery.ts';
import { anyOffer } from '#shop/pricing/offers/testing.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { invoiceLines, roundOffOf } from './invoice-lines.ts';
import { lawRows } from './law-rows.ts';
import { partOfLine } from './part-of-line.ts';

/** Five hundred find a wrong share or rule; `npm test -- --long` runs 100,000. */
const numRuns = Number(process.env.PRICED_CARTS ?? 500);

/** Headings of 5 % and 18 %, and of nil. */
const headings = ['3004', '3304', '3305', '0902', '9615', '0713'] as const;
const categories = ['Hair', 'Skin', 'Combos'] as const;

/** A line of a supply, of a subscription, or of a combo, whose rate is that of its deciding goods. */
const line = fc
  .record({
    mrpPaise: fc.integer({ min: 1, max: 20_000_00 }),
    discountPercent: fc.integer({ min: 0, max: 90 }),
    plan: fc.constantFrom('60', '120', '180'),
    subscribe: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 10 }),
    hsn: fc.constantFrom(...headings),
    category: fc.constantFrom(...categories),
    productId: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ plan, subscribe, quantity, hsn, category, productId, ...price }) => {
    const plain = unitPaise({ ...price, pricePaise: null }, { plan });
    const line = {
      name: 'x',
      unitPaise: unitPaise({ ...price, pricePaise: null }, { plan, subscribe }),
      quantity,
      hsn,
      categories: [category],
      productId,
      isCombo: category === 'Combos',
    };
    return subscribe ? Object.assign(line, { plainPaise: plain }) : line;
  });

const delivery: fc.Arbitrary<Delivery> = fc.record(
  {
    paise: fc.integer({ min: 0, max: 1_000_00 }),
    free: fc.option(fc.record({ paise: fc.integer({ min: 1, max: 5_000_00 }), isIncluded: fc.boolean() })),
    zones: fc.constant([
      { name: 'North-East', states: ['Assam', 'Manipur'], paise: 90_37 },
      { name: 'Islands', states: ['Lakshadweep'], paise: 0 },
    ]),
    freeCategories: fc.subarray([...categories], { minLength: 1 }),
  },
  { requiredKeys: ['paise', 'free'] },
);

const rules: fc.Arbitrary<Charges> = fc.record(
  {
    fixedDiscountPaise: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500_00 })),
    feePaise: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_00 })),
    delivery,
    wholeRupees: fc.constant(true as const),
    offers: fc.array(anyOffer, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ['fixedDiscountPaise', 'feePaise'] },
);

const state = fc.constantFrom('Assam', 'Lakshadweep', 'Karnataka');
const sum = (each: number[]) => each.reduce((total, paise) => total + paise, 0);

/** The rule of the delivery charge in other words than the shop's. */
function expectedDelivery(
  items: Items,
  { delivery: of, fixedDiscountPaise }: Charges,
  { to, offerPaise }: { to: string; offerPaise: number },
): number {
  if (!of) return 0;
  const { paise, free, zones = [], freeCategories = [] } = of;
  const goods = sum(items.map((item) => item.unitPaise * item.quantity)) - offerPaise;
  const left = goods - Math.min(fixedDiscountPaise, goods);
  if (free && (left > free.paise || (left === free.paise && free.isIncluded))) return 0;
  if (items.every((item) => freeCategories.includes(item.categories[0]!))) return 0;
  return zones.find(({ states }) => states.includes(to))?.paise ?? paise;
}

type Items = { unitPaise: number; quantity: number; categories: string[] }[];

/** The credit notes of a line that comes back in parts of any size: each cut is a share of its units. */
function partsOf(line: ReturnType<typeof invoiceLines>[number], cuts: readonly number[]) {
  const ends = cuts
    .map((cut) => Math.floor((line.quantity * cut) / 100))
    .toSorted((one, other) => one - other);
  return [0, ...ends]
    .map((from, at) => ({ from, to: ends[at] ?? line.quantity }))
    .filter(({ from, to }) => to > from)
    .map((part) => partOfLine(line, part));
}

type Sold = Parameters<typeof invoiceLines>[0]['sold'] & Items;
type Priced = { sold: Sold; price: ReturnType<typeof priceOf>; to: string; cuts: readonly number[] };

/** Bills a priced cart, takes it back in parts, and compares each paisa. */
function expectDocuments({ sold, price, to, cuts }: Priced): void {
  const { lines: amounts, payablePaise } = price;
  const sameState = to === 'Karnataka';
  const billed = invoiceLines({ rows: lawRows, sold, amounts, sameState, day: '2026-11-29' });
  expect(sum(billed.map(({ paidPaise }) => paidPaise)) + (roundOffOf(amounts).roundOffPaise ?? 0)).toBe(
    payablePaise,
  );
  for (const one of billed) {
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise, paidPaise } = one;
    const given = one.unitPaise! * one.quantity - one.discountPaise!;
    expect(given + sum((one.charges ?? []).map(({ paise }) => paise))).toBe(paidPaise);
    expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(paidPaise);
    expect(sameState ? igstPaise : cgstPaise).toBe(0);
    expect(cgstPaise).toBe(sgstPaise);
    const refunds = partsOf(one, cuts);
    expect(sum(refunds.map((part) => part.paidPaise))).toBe(paidPaise);
    expect(sum(refunds.map((part) => part.taxablePaise))).toBe(taxablePaise);
    for (const part of refunds) {
      expect(Math.min(part.paidPaise, part.cgstPaise, part.igstPaise)).toBeGreaterThanOrEqual(0);
      // A unit of one or two paise may be less than the two halves of its tax.
      if (paidPaise >= 10 * one.quantity) expect(part.taxablePaise).toBeGreaterThanOrEqual(0);
      expect(part.taxablePaise + part.cgstPaise + part.sgstPaise + part.igstPaise).toBe(part.paidPaise);
    }
    for (const paise of [given, paidPaise, taxablePaise, cgstPaise, igstPaise]) {
      expect(Number.isSafeInteger(paise)).toBe(true);
      expect(paise).toBeGreaterThanOrEqual(0);
    }
  }
}

function expectAmounts({ sold, price, to }: Omit<Priced, 'cuts'>, charges: Charges): void {
  const { lines: amounts, subtotalPaise, payablePaise, applied: offers = [] } = price;
  const isFree = offers.some(({ terms }) => terms.kind === 'free_delivery');
  const paiseOf = (code: string) => amounts.find((each) => each.code === code)?.paise ?? 0;
  const delivered = expectedDelivery(sold, charges, { to, offerPaise: -paiseOf('offer') });
  expect(paiseOf('delivery')).toBe(isFree ? 0 : delivered);
  expect(subtotalPaise + sum(amounts.map(({ paise }) => paise))).toBe(payablePaise);
  for (const { paise, shares } of amounts) expect(sum(shares)).toBe(paise);
  const roundOff = paiseOf('round_off');
  expect(Math.abs(roundOff)).toBeLessThanOrEqual(50);
  expect(charges.wholeRupees ? payablePaise % 100 : roundOff).toBe(0);
}

/** Units of each line after an edit of staff. A line without units goes. */
const edit = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 12, maxLength: 12 });
const cut = fc.integer({ min: 0, max: 100 });

it('every cart, edited and returned in any parts, adds up from its lines to its tax', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      rules,
      state,
      fc.array(edit, { maxLength: 2 }),
      fc.array(cut, { maxLength: 4 }),
      (cart, charges, to, edits, cuts) => {
        let sold: typeof cart = cart;
        let price = priceOf(sold, chargesTo(charges, to));
        expectAmounts({ sold, price, to }, charges);
        expectDocuments({ sold, price, to, cuts });
        // An order keeps the terms that it has, and an edit applies them alone.
        const kept = { ...charges, offers: (price.applied ?? []).map(({ terms }) => terms) };
        for (const units of edits) {
          sold = cart
            .map((one, at) => ({ ...one, quantity: units[at]! }))
            .filter(({ quantity }) => quantity > 0);
          if (sold.length === 0) return;
          price = priceOf(sold, chargesTo(kept, to));
          const ids = new Set(kept.offers.map(({ id }) => id));
          expect((price.applied ?? []).every(({ terms }) => ids.has(terms.id))).toBe(true);
          expectAmounts({ sold, price, to }, kept);
          expectDocuments({ sold, price, to, cuts });
        }
      },
    ),
    { numRuns },
  );
});
