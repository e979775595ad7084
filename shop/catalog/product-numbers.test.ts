// §9 staff and customers find a product by the SKU or GTIN of its packet, with blanks or without; staff by its beginning, and by words in any order
import { expect, it } from 'vitest';
import { gtinsOf, numberKeyOf } from './product-numbers.ts';

it.for([
  ['VH-HO-BHR-200', 'vhhobhr200'],
  [' vh ho bhr 200 ', 'vhhobhr200'],
  ['890 1234 500026', '8901234500026'],
  ['८९०१२३४५०००२६', '8901234500026'],
  ['7" COMB', '7comb'],
  ['नीम तेल', null],
  ['नीम 200', null],
  ['a', null],
  ['x'.repeat(200), null],
] as const)('%s is the number %s', ([text, key]) => {
  expect(numberKeyOf(text)).toBe(key);
});

it('knows a barcode with and without its leading zeros', () => {
  expect(gtinsOf('012345678905')).toEqual(['012345678905', '0012345678905', '00012345678905']);
  expect(gtinsOf('8901234500026')).toEqual(['8901234500026', '08901234500026']);
  expect(gtinsOf('vhhobhr200')).toEqual([]);
});
