import { expect, it } from 'vitest';
import { packSize, unitPriceText, unitSalePriceText } from './measure.ts';

const oil = { sellingPrice: 509.15, typeQuantity: 200, measurementUnit: 'ml' };
const capsules = { sellingPrice: 509.15, typeQuantity: 60, measurementUnit: 'capsules' };
const comb = { sellingPrice: 249, typeQuantity: 1, measurementUnit: 'pieces' };

it('shows the content of a pack', () => {
  expect([oil, capsules, comb].map(packSize)).toEqual(['200 ml', '60 capsules', '1 piece']);
});

it('compares prices by 100 g or 100 ml, or by piece', () => {
  expect(unitPriceText(oil)).toBe('₹254.58 per 100 ml');
  expect(unitPriceText({ ...oil, measurementUnit: 'g' })).toBe('₹254.58 per 100 g');
  expect(unitPriceText(capsules)).toBe('₹8.49 per capsule');
});

it('shows the unit price per g or ml, per kg or litre from 1000 on, or per piece', () => {
  expect(unitSalePriceText(oil)).toBe('₹2.55 per ml');
  expect(unitSalePriceText({ ...oil, measurementUnit: 'g', typeQuantity: 999 })).toBe('₹0.51 per g');
  expect(unitSalePriceText({ ...oil, measurementUnit: 'g', typeQuantity: 1000 })).toBe('₹509.15 per kg');
  expect(unitSalePriceText({ ...oil, typeQuantity: 2000 })).toBe('₹254.58 per litre');
  expect(unitSalePriceText(capsules)).toBe('₹8.49 per capsule');
});

it('shows nothing for a single piece or a kit', () => {
  expect(unitPriceText(comb)).toBeNull();
  expect(unitPriceText({ sellingPrice: 999, typeQuantity: 1, measurementUnit: 'kit' })).toBeNull();
  expect(unitSalePriceText(comb)).toBeNull();
  expect(unitSalePriceText({ sellingPrice: 999, typeQuantity: 1, measurementUnit: 'kit' })).toBeNull();
});
