import { expect, test } from 'vitest';
import { cardProduct } from './card-product.ts';
import type { Product } from './contract.ts';
import { shorten } from './shorten.ts';

const long = 'An oil of many herbs, '.repeat(20);
const product = {
  slug: 'oil',
  imageUrl: 'a.webp',
  otherImageUrls: ['a.webp', 'b.webp', 'c.webp'],
  description: long,
} as Product;

test('a card shows the same text and pictures of the cut product', () => {
  const card = cardProduct(product);
  expect(card.description.length).toBeLessThan(80);
  expect(shorten(card.description)).toBe(shorten(long));
  expect(card).toMatchObject({ slug: 'oil', imageUrl: 'a.webp', otherImageUrls: ['b.webp'] });
});

test('a product with one picture keeps it', () => {
  expect(cardProduct({ ...product, otherImageUrls: [] }).otherImageUrls).toEqual([]);
});
