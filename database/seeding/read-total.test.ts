import { expect, test } from 'vitest';
import { readTotal } from './read-total.ts';

test('a number of products is read, and none is 0', () => {
  expect(readTotal(['--products', '100000'])).toBe(100_000);
  expect(readTotal(['--products=1000000'])).toBe(1_000_000);
  expect(readTotal([])).toBe(0);
});

test.each([['0'], ['1e5'], ['9999999'], ['-1'], ['']])('a number such as %j is refused', (number) => {
  expect(() => readTotal([`--products=${number}`])).toThrow(/^--products must be a whole number from 1 to/);
});

test('an unknown option is refused', () => {
  expect(() => readTotal(['--goods', '5'])).toThrow(/^The only option is --products: npm run seed/);
});
