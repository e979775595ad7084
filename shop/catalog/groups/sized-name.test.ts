import { expect, it } from 'vitest';
import { sizedName } from './sized-name.ts';

it('names the size of a product once', () => {
  expect(sizedName({ name: 'Neem oil', optionValues: [] })).toBe('Neem oil');
  expect(sizedName({ name: 'Neem oil', optionValues: ['200 ml'] })).toBe('Neem oil, 200 ml');
  expect(sizedName({ name: 'Neem oil 200ml', optionValues: ['200 ml'] })).toBe('Neem oil 200ml');
  expect(sizedName({ name: 'Rose soap', optionValues: ['Rose', 'Pack of 3'] })).toBe('Rose soap, Pack of 3');
});
