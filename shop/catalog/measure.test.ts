import { expect, it } from 'vitest';
import { packSize, unitPriceText } from './measure.ts';

const oil = { typeQuantity: 200, measurementUnit: 'ml' };
const capsules = { typeQuantity: 60, measurementUnit: 'capsules' };
const comb = { typeQuantity: 1, measurementUnit: 'pieces' };

it('shows the content of a pack', () => {
  expect([oil, capsules, comb].map(packSize)).toEqual(['200 ml', '60 capsules', '1 piece']);
});

it('shows the unit price per g or ml, per kg or litre from 1000 on, or per piece', () => {
  expect(unitPriceText(509.15, oil)).toBe('₹2.55 per ml');
  expect(unitPriceText(509.15, { measurementUnit: 'g', typeQuantity: 999 })).toBe('₹0.51 per g');
  expect(unitPriceText(509.15, { measurementUnit: 'g', typeQuantity: 1000 })).toBe('₹509.15 per kg');
  expect(unitPriceText(509.15, { ...oil, typeQuantity: 2000 })).toBe('₹254.58 per litre');
  expect(unitPriceText(509.15, capsules)).toBe('₹8.49 per capsule');
});

it('shows nothing for a single piece or a kit', () => {
  expect(unitPriceText(249, comb)).toBeNull();
  expect(unitPriceText(999, { typeQuantity: 1, measurementUnit: 'kit' })).toBeNull();
});
