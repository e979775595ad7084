import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { searchProducts } from './search-products.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const { db } = await testDatabase();

beforeAll(async () => {
  const hair = await makeCategory(db, {
    slug: 'hair-care',
    name: 'Hair Care',
    nameHindi: 'बालों की देखभाल',
  });
  const inHair = { categoryId: hair.id, form: 'Oil' };
  const made = [
    await makeProduct(db, { ...inHair, slug: 'amla-oil', name: 'Amla Oil', popularity: 900 }),
    await makeProduct(db, {
      ...inHair,
      slug: 'bhringraj-oil',
      name: 'Bhringraj Oil',
      concerns: ['Hair fall'],
      popularity: 10,
    }),
    await makeProduct(db, {
      slug: 'eye-drops',
      name: 'Rose Eye Drops',
      form: 'Drops',
      concerns: ['Lips and eyes'],
    }),
    await makeProduct(db, { slug: 'face-oil', name: 'Face Oil', form: 'Oil', concerns: ['Uneven tone'] }),
    await makeProduct(db, { slug: 'baby-oil', name: 'Bala Oil', form: 'Oil', concerns: ['Baby care'] }),
    await makeProduct(db, { slug: 'eucalyptus', name: 'Eucalyptus Oil', form: 'Essential oil' }),
    await makeProduct(db, {
      slug: 'body-oil',
      name: 'Evening Oil',
      form: 'Oil',
      ingredients: 'Sesame oil, dashamula, vegetarian capsule',
    }),
  ];
  made.push(
    await makeProduct(db, { slug: 'pods', name: 'Shikakai Powder', form: 'Powder', english: 'Soap pod' }),
  );
  await writeSearchEntries(db, { productIds: made.map(({ id }) => id) });
});

const found = async (q: string) => {
  const { products } = await searchProducts(db, { q, limit: 5, cursor: 0 });
  return products.map(({ slug }) => slug);
};

describe('a search for a need', () => {
  it.each(['hair fall', 'hairfall control', 'baal badhane wala tel', 'बालों को बढ़ाने का तेल'])(
    'finds the goods that say it, and not all of their category: %s',
    async (q) => expect(await found(q)).toEqual(['bhringraj-oil']),
  );

  it('takes the name of a part of the body for no complaint of it', async () => {
    expect(await found('eye care')).toEqual(['eye-drops']);
    expect((await found('balon ka tel')).slice(0, 2)).toEqual(['amla-oil', 'bhringraj-oil']);
  });

  it('keeps a child in a sentence about its oil', async () => {
    expect((await found('mere 3 mahine ke bacche ke liye konsa tel sahi rahega'))[0]).toBe('baby-oil');
  });
});

it('a rare word one slip from a name of the shop is corrected', async () => {
  expect((await found('eucalyptis oil'))[0]).toBe('eucalyptus');
});

it('an ingredient is known in each of its spellings', async () => {
  expect(await found('dashmool wala tel')).toEqual(['body-oil']);
});

it('what goes with the goods, and a medicine that is not wanted, ask for nothing', async () => {
  expect((await found('balon ke liye tel jo doodh ke saath na lage'))[0]).toBe('amla-oil');
  expect((await found('neend ki goli nahi chahiye koi tel'))[0]).toBeDefined();
});

it('a form is of the goods themselves and not of what they hold', async () => {
  expect(await found('sesame capsule')).toEqual([]);
});

it('a question for everything leads to all products', async () => {
  const { help } = await searchProducts(db, { q: 'saare products dikhao', limit: 5, cursor: 0 });
  expect(help?.path).toBe('/all-products');
});

it('a greeting with a need is answered', async () => {
  expect(await found('good morning, do you have something for hair fall')).toEqual(['bhringraj-oil']);
});

it('a brand is known by its whole name, though most of it says nothing elsewhere', async () => {
  for (const q of ['organic india oil', 'फेयर एंड लवली', 'kerala ayurveda oil']) {
    const { notSold } = await searchProducts(db, { q, limit: 5, cursor: 0 });
    expect(notSold, q).not.toBeNull();
  }
  expect((await found('organic oil')).length).toBeGreaterThan(0);
});

it('a herb as it grows is not sold, unless a product is called so', async () => {
  const { notSold } = await searchProducts(db, { q: 'eucalyptus sapling', limit: 5, cursor: 0 });
  expect(notSold).not.toBeNull();
});

it('a season in a sentence only ranks', async () => {
  expect(await found('i want something for my hair fall in winters please')).toEqual(['bhringraj-oil']);
});

it('a season in a sentence is asked for less than a part of the body', async () => {
  expect((await found('my lips become very dry in winter what should I use'))[0]).toBe('eye-drops');
});

it('a place in a sentence about a need only ranks', async () => {
  const q = 'office me din bhar baal jhadte hai kuch suggest karo please';
  expect(await found(q)).toEqual(['bhringraj-oil']);
});

it.each(['anti hair fall oil', 'himalayan hair fall oil'])('bends no word before a need: %s', async (q) => {
  const { didYouMean } = await searchProducts(db, { q, limit: 5, cursor: 0 });
  expect(didYouMean).toBeNull();
});

it('soap pods are a plant and no soap', async () => {
  expect(await found('soap')).toEqual([]);
  expect((await found('shikakai'))[0]).toBe('pods');
});

it.each([
  ['newsletter join karna hai', '/#newsletter'],
  ['kya emi milti hai', '/policies/shipping'],
  ['dukan ka pata batao', '/contact'],
])('a question has its answer: %s', async (q, path) => {
  const { help } = await searchProducts(db, { q, limit: 5, cursor: 0 });
  expect(help?.path).toBe(path);
});
