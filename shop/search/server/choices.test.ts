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
    await makeProduct(db, { slug: 'neem-soap', name: 'Neem Soap', form: 'Soap', popularity: 900 }),
    await makeProduct(db, { slug: 'sandal-soap', name: 'Sandalwood Soap', form: 'Soap', popularity: 10 }),
    await makeProduct(db, { slug: 'neem-comb', name: 'Neem Comb', form: 'Comb', popularity: 10 }),
    await makeProduct(db, { slug: 'fine-comb', name: 'Fine Comb', form: 'Comb', popularity: 900 }),
    await makeProduct(db, { slug: 'wide-comb', name: 'Wide Detangling Comb', form: 'Comb', popularity: 5 }),
    await makeProduct(db, {
      slug: 'lion',
      name: 'Lion Main Mushroom',
      concerns: ["Men's wellness"],
      popularity: 5,
    }),
    await makeProduct(db, {
      slug: 'musli',
      name: 'Safed Musli',
      concerns: ["Men's wellness"],
      popularity: 900,
    }),
    await makeProduct(db, { slug: 'hair-oil', name: 'Hair Oil', form: 'Oil', concerns: ['Hair fall'] }),
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
    ['no herb that is left out', 'soap not neem', 'sandal-soap'],
    ['no herb that is excepted', 'soap except neem', 'sandal-soap'],
    ['another herb than the named one', 'soap other than neem', 'sandal-soap'],
    ['no herb that Hinglish leaves out', 'neem ke bina sabun', 'sandal-soap'],
    ['another herb than the one in Hindi', 'नीम के अलावा साबुन', 'sandal-soap'],
    ['another form of a herb', 'moringa but not powder', 'moringa-tablets'],
    ['the herb of a question', 'neem soap nahi hai kya', 'neem-soap'],
    ['the form that a Hinglish text wants', 'powder nahi tablet me moringa', 'moringa-tablets'],
    ['a need as it is written in Hindi', 'भूख नहीं लगती', 'appetite'],
  ])('first finds %s', async (_, q, slug) => {
    const { products, message } = await searchProducts(db, { q, limit: 5, cursor: 0 });
    expect(products[0]?.slug).toBe(slug);
    expect(message).toBeNull();
  });

  it('first finds goods with all words of a form in their name', async () => {
    const { products } = await searchProducts(db, { q: 'detangling comb', limit: 5, cursor: 0 });
    expect(products[0]?.slug).toBe('wide-comb');
  });

  it('reads a need of few letters by its meaning', async () => {
    const { products } = await searchProducts(db, { q: 'mens wellness', limit: 5, cursor: 0 });
    const { products: short } = await searchProducts(db, { q: 'for men', limit: 5, cursor: 0 });
    expect([products[0]?.slug, short[0]?.slug]).toEqual(['musli', 'musli']);
  });

  it('finds a tool before goods for the need beside it', async () => {
    const { products } = await searchProducts(db, { q: 'comb for thick hair', limit: 5, cursor: 0 });
    expect(products[0]?.slug).toBe('fine-comb');
  });

  it('adds goods of another use neither to a wanted form nor to a brand', async () => {
    const tablets = await searchProducts(db, { q: 'shatavari tablets', limit: 5, cursor: 0 });
    expect(tablets.products.map(({ slug }) => slug)).not.toContain('joint-oil');
    const { notSold } = await searchProducts(db, { q: 'Dabur chyawanprash 1kg', limit: 5, cursor: 0 });
    expect(notSold?.nearest.map(({ slug }) => slug)).toEqual(['chyawanprash']);
  });
});
