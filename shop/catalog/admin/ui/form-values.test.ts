import { expect, it } from 'vitest';
import type { ProductFields } from '../product-fields.ts';
import { fromForm, percentOff, toForm } from './form-values.ts';

const fields = {
  mrp: 149.99,
  discountPercent: 10,
  sellingPrice: null,
  packs: [1, 2, 3],
  subscribable: null,
  concerns: [],
  synonyms: [],
} as unknown as ProductFields;

const saved = (changes: { mrp?: string; sellingPrice?: string }, of: Partial<ProductFields> = {}) => {
  const { mrp, discountPercent, sellingPrice } = fromForm({ ...toForm({ ...fields, ...of }), ...changes });
  return [mrp, discountPercent, sellingPrice];
};

it('a product with a percent shows its price, and keeps the percent', () => {
  expect(toForm(fields).sellingPrice).toBe('134.99');
  expect(saved({})).toEqual([149.99, 10, null]);
});

it('a typed price is the price, an empty one is the MRP', () => {
  expect(saved({ mrp: '180', sellingPrice: '149' })).toEqual([180, 0, 149]);
  expect(saved({}, { mrp: 180, discountPercent: 0, sellingPrice: 90 })).toEqual([180, 0, 90]);
  expect(saved({ sellingPrice: '' })).toEqual([149.99, 0, null]);
  expect(saved({ mrp: '180', sellingPrice: '180' })).toEqual([180, 0, null]);
});

it('the percent is rounded down', () => {
  expect(percentOff({ mrp: '180', sellingPrice: '149' })).toBe(17);
  expect(percentOff({ mrp: '180', sellingPrice: '' })).toBeNull();
  expect(percentOff({ mrp: '180', sellingPrice: '190' })).toBeNull();
});
