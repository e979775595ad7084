import { expect, test } from 'vitest';
import { cardProduct, optionsCard, plainCard } from './card-product.ts';
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

test('a page sends no field of a product that its cards do not show', () => {
  const whole = { ...product, stockQuantity: 4, maxPerLine: 9, categoryId: 3, form: 'Oil', packs: [1, 2, 3] };
  for (const card of [plainCard(whole), cardProduct(whole), optionsCard(whole)]) {
    for (const field of ['stockQuantity', 'maxPerLine', 'categoryId', 'form', 'measurementUnit', 'offer'])
      expect(card).not.toHaveProperty(field);
    expect(card).not.toHaveProperty('sizes');
  }
  expect(plainCard(whole)).not.toHaveProperty('description');
  expect(optionsCard(whole)).toMatchObject({ packs: [1, 2, 3] });
});

test('a product with one picture keeps it', () => {
  expect(cardProduct({ ...product, otherImageUrls: [] }).otherImageUrls).toEqual([]);
});
