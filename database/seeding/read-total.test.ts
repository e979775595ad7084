import { expect, test } from 'vitest';
import { readTotal } from './read-total.ts';

test('reads a number of products and refuses 0', () => {
  expect(readTotal(['--products', '100000'])).toBe(100_000);
  expect(readTotal(['--products=1000000'])).toBe(1_000_000);
  expect(readTotal([])).toBe(0);
});

test.each([['0'], ['1e5'], ['9999999'], ['-1'], ['']])('refuses a number such as %j', (number) => {
  expect(() => readTotal([`--products=${number}`])).toThrow(/^--products must be a whole number from 1 to/);
});

test('refuses an unknown option', () => {
  expect(() => readTotal(['--goods', '5'])).toThrow(/^The only option is --products: npm run seed/);
});
