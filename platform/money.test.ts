import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPaise, toRupees } from './money.ts';

it('an amount keeps each paisa on its way to rupees and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }), (paise) => {
      expect(toPaise(toRupees(paise))).toBe(paise);
    }),
  );
  expect([1.15, 4.35, 0.29, 1_149.99].map(toPaise)).toEqual([115, 435, 29, 114_999]);
});
