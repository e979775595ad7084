import { expect, it } from 'vitest';
import { baseName } from './base-name.ts';

it('takes the quantity off the name of a product', () => {
  expect(baseName('Neem oil - 200 ml')).toBe('Neem oil');
  expect(baseName('Neem oil, 1.5 kg')).toBe('Neem oil');
  expect(baseName('Triphala 60 capsules')).toBe('Triphala');
  expect(baseName('Tea of 7 herbs (100 g)')).toBe('Tea of 7 herbs');
  expect(baseName('200 ml')).toBe('200 ml');
});
