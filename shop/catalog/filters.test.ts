import { expect, test } from 'vitest';
import { z } from 'zod';
import { filterFields } from './filter-fields.ts';
import { filterNames, filtersAsText, readFilters } from './filters.ts';

const schema = z.object(filterFields);

const values = [
  ['category', ['oils', 'x'.repeat(120), 'x'.repeat(121)]],
  ['form', ['Tablet', 'तेल', '🌿'.repeat(60), '🌿'.repeat(61)]],
  ['concern', ['sleep', 'two\nlines']],
  ['origin', ['Nepal', 'x'.repeat(121)]],
  ['minPrice', ['0', '007', '999999', '1000000', '-1', '1.5', '1\n', '1e3']],
  ['maxPrice', ['500', 'free']],
  ['inStock', ['true', 'false', '1', 'TRUE']],
  ['rating', ['1', '5', '0', '6', '4.5']],
  ['sort', ['popular', 'price-desc', 'cheapest', 'toString']],
] as const;

test('a page reads from a URL exactly the filters that the API accepts', () => {
  expect(values.map(([name]) => name)).toEqual(Object.keys(filterFields));
  expect(filterNames).toEqual(Object.keys(filterFields));
  for (const [name, given] of values)
    for (const value of given) {
      const parsed = schema.safeParse({ [name]: value });
      expect(readFilters(new URLSearchParams({ [name]: value })), `${name}=${value}`).toEqual(
        parsed.success ? parsed.data : {},
      );
    }
});

test('a page ignores empty and unknown filters', () => {
  expect(readFilters(new URLSearchParams('form=&constructor=1&sort=&rating=4'))).toEqual({ rating: 4 });
});

test('filters survive the way into a URL and back', () => {
  const filters = readFilters(new URLSearchParams('form=Oil&minPrice=100&inStock=true&sort=newest'));
  expect(readFilters(new URLSearchParams(filtersAsText(filters)))).toEqual(filters);
});
