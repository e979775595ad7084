import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { searchProducts } from './search-products.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const { db } = await testDatabase();

beforeAll(async () => {
  const made = [
    await makeProduct(db, { slug: 'moringa-powder', name: 'Moringa Leaf Powder', form: 'Powder' }),
    await makeProduct(db, { slug: 'moringa-tablets', name: 'Moringa Leaf Tablets', form: 'Tablet' }),
    await makeProduct(db, { slug: 'shilajit-resin', name: 'Himalayan Shilajit Resin', form: 'Resin' }),
    await makeProduct(db, { slug: 'chyawanprash', name: 'Chyawanprash', form: 'Jam' }),
    await makeProduct(db, { slug: 'shatavari-churna', name: 'Shatavari Churna', form: 'Powder' }),
    await makeProduct(db, {
      slug: 'joint-oil',
      name: 'Mahanarayan Massage Oil',
      form: 'Oil',
      ingredients: 'Shatavari, Sesame oil',
    }),
    await makeProduct(db, { slug: 'appetite', name: 'Triphala', form: 'Tea', concerns: ['Digestion'] }),
  ];
  await writeSearchEntries(db, { productIds: made.map(({ id }) => id) });
});

describe('a search', () => {
  it.each([
    ['either of two forms', 'shilajit capsule or resin', 'shilajit-resin'],
    ['either of two herbs', 'moringa ya shilajit powder', 'moringa-powder'],
    ['a herb when only one form follows "or"', 'shilajit hai ya capsule', 'shilajit-resin'],
    ['no form that is not wanted', 'moringa powder not tablet', 'moringa-powder'],
    ['no form that is not wanted, in Hindi', 'मोरिंगा टैबलेट नहीं पाउडर', 'moringa-powder'],
    ['a need as it is written in Hindi', 'भूख नहीं लगती', 'appetite'],
  ])('first finds %s', async (_, q, slug) => {
    const { products, message } = await searchProducts(db, { q, limit: 5, cursor: 0 });
    expect(products[0]?.slug).toBe(slug);
    expect(message).toBeNull();
  });

  it('adds goods of another use neither to a wanted form nor to a brand', async () => {
    const tablets = await searchProducts(db, { q: 'shatavari tablets', limit: 5, cursor: 0 });
    expect(tablets.products.map(({ slug }) => slug)).not.toContain('joint-oil');
    const { notSold } = await searchProducts(db, { q: 'Dabur chyawanprash 1kg', limit: 5, cursor: 0 });
    expect(notSold?.nearest.map(({ slug }) => slug)).toEqual(['chyawanprash']);
  });
});
