import { expect, test } from 'vitest';
import { readSeedArguments } from './read-seed-arguments.ts';

test('reads a number of products and refuses 0', () => {
  expect(readSeedArguments(['--products', '100000'])).toEqual({ total: 100_000, removesDemo: false });
  expect(readSeedArguments(['--products=1000000'])).toMatchObject({ total: 1_000_000 });
  expect(readSeedArguments([])).toEqual({ total: 0, removesDemo: false });
  expect(readSeedArguments(['--remove-demo'])).toEqual({ total: 0, removesDemo: true });
});

test.each([['0'], ['1e5'], ['9999999'], ['-1'], ['']])('refuses a number such as %j', (number) => {
  expect(() => readSeedArguments([`--products=${number}`])).toThrow(
    /^--products must be a whole number from 1 to/,
  );
});

test('refuses an unknown option', () => {
  expect(() => readSeedArguments(['--goods', '5'])).toThrow(
    /^The options are --products, such as npm run seed/,
  );
});
