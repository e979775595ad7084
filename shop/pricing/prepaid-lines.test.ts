import fc from 'fast-check';
import { expect, it } from 'vitest';
import { awaitingPayment, type Charges, usualCharges } from './amounts.ts';
import { prepaidLines } from './prepaid-lines.ts';
import { priceOf } from './price-of.ts';

const item = fc.record({
  unitPaise: fc.integer({ min: 1, max: 5_000_00 }),
  quantity: fc.integer({ min: 1, max: 5 }),
});
const rules = fc.record({
  fixedDiscountPaise: fc.integer({ min: 0, max: 500_00 }),
  feePaise: fc.integer({ min: 0, max: 100_00 }),
  delivery: fc.record({
    paise: fc.integer({ min: 1, max: 500_00 }),
    free: fc.option(fc.record({ paise: fc.integer({ min: 1, max: 5_000_00 }), isIncluded: fc.boolean() })),
  }),
});
const anyCharges: fc.Arbitrary<Charges> = fc
  .tuple(rules, fc.boolean(), fc.boolean())
  .map(([{ delivery, ...given }, isDelivered, isWhole]) =>
    Object.assign(given, isDelivered ? { delivery } : {}, isWhole ? { wholeRupees: true as const } : {}),
  );

const namesOf = (lines: { code: string; name: string; paise: number }[]) =>
  lines.map(({ code, name, paise }) => ({ code, name, paise }));

it('is the cash price with the saving and no round-off, as an order is placed', () => {
  const anySaving = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_00 }));
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 6 }),
      anyCharges,
      anySaving,
      (items, charges, saving) => {
        const cash = priceOf(items, charges);
        const placed = priceOf(items, awaitingPayment(charges, saving));
        const shown = prepaidLines(cash, saving);
        expect({ ...shown, lines: namesOf(shown.lines) }).toEqual({
          subtotalPaise: placed.subtotalPaise,
          lines: namesOf(placed.lines),
          payablePaise: placed.payablePaise,
        });
        const without = (code: string) => namesOf(placed.lines).filter((line) => line.code !== code);
        expect(without('prepaid_saving')).toEqual(
          namesOf(cash.lines).filter(({ code }) => code !== 'round_off'),
        );
      },
    ),
    { numRuns: Number(process.env.PRICED_CARTS ?? 200) },
  );
});

it('takes the saving before the fee, and no round-off', () => {
  const cash = priceOf([{ unitPaise: 500_00, quantity: 1 }], {
    ...usualCharges,
    feePaise: 7_30,
    wholeRupees: true,
  });
  expect(cash.payablePaise).toBe(497_00);
  const { lines, payablePaise } = prepaidLines(cash, 20_00);
  expect(lines.map(({ code }) => code)).toEqual(['discount', 'prepaid_saving', 'platform_fee']);
  expect(payablePaise).toBe(477_30);
});
