// §7 a price limit said in words is a filter in the address
import { expect, it } from 'vitest';
import { readPriceWords } from './price-words.ts';

it.each([
  ['neem oil under 500', 'neem oil', { maxPrice: 500 }],
  ['under ₹1,000', '', { maxPrice: 1000 }],
  ['gift below rs 500', 'gift', { maxPrice: 500 }],
  ['gift below Rs. 500', 'gift', { maxPrice: 500 }],
  ['soap less than 200 rupees', 'soap', { maxPrice: 200 }],
  ['500 se kam', '', { maxPrice: 500 }],
  ['tel 300 rupaye se kam', 'tel', { maxPrice: 300 }],
  ['500rs ke andar shampoo', 'shampoo', { maxPrice: 500 }],
  ['cream 400 tak', 'cream', { maxPrice: 400 }],
  ['तेल ५०० से कम', 'तेल', { maxPrice: 500 }],
  ['तेल 500 रुपये से कम', 'तेल', { maxPrice: 500 }],
  ['gift upto 1k', 'gift', { maxPrice: 1000 }],
  ['shilajit above 1000', 'shilajit', { minPrice: 1000 }],
  ['1000 se zyada ka gift', 'ka gift', { minPrice: 1000 }],
  ['oil between 200 and 500', 'oil', { minPrice: 200, maxPrice: 500 }],
  ['oil 200 to 500 rupees', 'oil', { minPrice: 200, maxPrice: 500 }],
  ['tel 200 se 500 tak', 'tel', { minPrice: 200, maxPrice: 500 }],
  ['under 500 gift for her', 'gift for her', { maxPrice: 500 }],
  ['₹200 to ₹500 gift', 'gift', { minPrice: 200, maxPrice: 500 }],
  ['oil under 5 rupees', 'oil', { maxPrice: 5 }],
  ['₹9 tak sabun', 'sabun', { maxPrice: 9 }],
  ['10 rupaye ka sabun', 'sabun', { maxPrice: 10 }],
  ['50 rs wala tel', 'tel', { maxPrice: 50 }],
  ['५० रुपये का साबुन', 'साबुन', { maxPrice: 50 }],
  ['gift for ₹500', 'gift', { maxPrice: 500 }],
  ['500 rupaye ke upar', '', { minPrice: 500 }],
  [`neem${' '.repeat(50)}under${' '.repeat(50)}500`, 'neem', { maxPrice: 500 }],
])('%s is a limit', (typed, text, prices) => {
  expect(readPriceWords(typed)).toEqual({ text, prices });
});

it.each([
  'neem oil 500 ml',
  'oil under 200 ml',
  'ashwagandha 60',
  'baby under 2 years',
  'under 18 years',
  'cream for kids under 5',
  'set of 5 ka pack',
  'henna 500g tak',
  'neem',
  'under eye cream',
  'over 100000000',
  'tel500 tak',
  '#under eye cream # 60',
  `100${' '.repeat(2_000)}x`,
])('%s is not a limit', (typed) => {
  expect(readPriceWords(typed)).toEqual({ text: typed, prices: {} });
});
