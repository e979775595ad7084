import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query.ts';

const sizesOf = (text: string) => readQuery(text).flatMap(({ size }) => (size ? [size] : []));

describe('a size in a search', () => {
  it.each([
    ['henna 500 g', 'p0500g'],
    ['henna half kg', 'p0500g'],
    ['आधा किलो मेहंदी', 'p0500g'],
    ['मेहंदी २०० ग्राम', 'p0200g'],
    ['२०० मिली तेल', 'p0200ml'],
    ['एक लीटर जूस', 'p01000ml'],
    ['dedh kilo gulkand', 'p01500g'],
    ['oil 2 litres', 'p02000ml'],
  ])('is read in both scripts: %s', (text, size) => {
    expect(sizesOf(text)).toEqual([size]);
  });

  it('is none in words that only share letters', () => {
    expect(sizesOf('adhatoda leaf')).toEqual([]);
    expect(sizesOf('kilkari baby oil')).toEqual([]);
  });
});
