import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { searchProducts } from './search-products.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const { db } = await testDatabase();

beforeAll(async () => {
  const made = [
    await makeProduct(db, { slug: 'soap', name: 'Neem Soap', form: 'Soap' }),
    await makeProduct(db, { slug: 'box', name: 'Rose Soap Box', form: 'Soap', concerns: ['Gifting'] }),
    await makeProduct(db, { slug: 'cream', name: 'Sandalwood Cream', form: 'Cream' }),
    await makeProduct(db, { slug: 'mustard', name: 'Mustard Oil', form: 'Oil' }),
    await makeProduct(db, { slug: 'castor', name: 'Castor Oil', form: 'Oil' }),
    await makeProduct(db, { slug: 'mist', name: 'Rose Water Mist', form: 'Mist' }),
    await makeProduct(db, { slug: 'tea', name: 'Hibiscus Rose Tea', form: 'Tea' }),
    await makeProduct(db, { slug: 'moringa', name: 'Moringa Seed Powder', form: 'Powder' }),
    await makeProduct(db, { slug: 'bhringraj', name: 'Bhringraj Oil', form: 'Oil', concerns: ['Hair fall'] }),
    await makeProduct(db, { slug: 'onion', name: 'Onion Oil', form: 'Oil', concerns: ['Hair fall'] }),
    await makeProduct(db, { slug: 'chyawanprash', name: 'Chyawanprash', ingredients: 'Amla, Honey, Milk' }),
    await makeProduct(db, { slug: 'comb', name: 'Neem Wide-Tooth Detangling Comb', form: 'Comb' }),
  ];
  await writeSearchEntries(db, { productIds: made.map(({ id }) => id) });
});

const search = async (q: string) => {
  const { products, notSold } = await searchProducts(db, { q, limit: 5, cursor: 0 });
  return { slugs: products.map(({ slug }) => slug), notSold };
};

describe('a search finds no goods', () => {
  it.each([
    ['a thing that is to be a gift', 'teddy bear gift for girlfriend'],
    ['a thing behind the day of a gift', 'return gift for kids birthday toys'],
    ['a watch as a gift', 'watch gift for papa'],
    ['a mould', 'soap mould silicone'],
    ['a base', 'soap base melt and pour'],
    ['a kit to make goods', 'soap making kit'],
    ['a machine for them in Hindi', 'sabun banane ki machine'],
    ['an empty pack', 'empty cream jar'],
    ['an empty pack in Hindi', 'tel ki khali botal'],
    ['seeds', 'castor seeds'],
    ['seeds in Hindi', 'sarson ke beej'],
    ['seeds in Devanagari', 'सरसों के बीज'],
    ['dried leaves of a herb without dry goods', 'neem leaves dried'],
    ['a food that goods only hold', 'shahad'],
    ['a food in Devanagari', 'शहद'],
    ['another food', 'milk'],
    ['teeth, for which a comb is none', 'daant'],
    ['a part of the body that sounds like a herb', 'kulha'],
    ['a part that sounds like a quality', 'seena'],
  ])('for %s', async (_, q) => {
    expect((await search(q)).slugs).toEqual([]);
  });
});

it.each([
  ['a gift for somebody', 'birthday gift for girlfriend', 'box'],
  ['a soap as a gift', 'soap gift', 'box'],
  ['a seed that goods are named after', 'moringa seeds', 'moringa'],
  ['dry goods of petals', 'rose petals dried', 'tea'],
  ['a comb by its teeth', 'wide tooth comb', 'comb'],
  ['an oil that is pressed', 'mustard oil cold press', 'mustard'],
])('a search still finds %s', async (_, q, slug) => {
  expect((await search(q)).slugs[0]).toBe(slug);
});

it('the goods nearest to a brand are those of its herb', async () => {
  const { notSold } = await search('indulekha');
  expect(notSold?.nearest.map(({ slug }) => slug)).toEqual(['bhringraj']);
});
