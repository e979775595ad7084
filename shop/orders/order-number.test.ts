import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderNumber, orderNumberOf } from './order-number.ts';

const sequence = fc.integer({ min: 100_001, max: 99_999_999 });

test('a mistyped order number is detected', () => {
  expect(orderNumberOf(100_234)).toMatch(/^AR-100234\d$/);
  fc.assert(
    fc.property(sequence, fc.nat(6), fc.integer({ min: 1, max: 9 }), (given, at, step) => {
      const right = orderNumberOf(given);
      expect(isOrderNumber(right)).toBe(true);
      const digit = Number(right[at + 3]);
      const slipped = right.slice(0, at + 3) + ((digit + step) % 10) + right.slice(at + 4);
      expect(isOrderNumber(slipped)).toBe(false);
    }),
  );
});

test('two swapped digits are detected', () => {
  fc.assert(
    fc.property(sequence, fc.nat(5), (given, at) => {
      const right = orderNumberOf(given);
      const swapped = right.slice(0, at + 3) + right[at + 4] + right[at + 3] + right.slice(at + 5);
      expect(isOrderNumber(swapped)).toBe(swapped === right);
    }),
  );
});
