import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { searchProducts } from './search-products.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const { db } = await testDatabase();

beforeAll(async () => {
  const made = [
    await makeProduct(db, { slug: 'henna', name: 'Henna Powder', form: 'Powder' }),
    await makeProduct(db, { slug: 'onion-oil', name: 'Onion and Black Seed Hair Oil', form: 'Oil' }),
    await makeProduct(db, { slug: 'amla-powder', name: 'Amla Powder', form: 'Powder' }),
    await makeProduct(db, {
      slug: 'face-cream',
      name: 'Saffron Face Cream',
      form: 'Cream',
      concerns: ['Dry skin'],
    }),
    await makeProduct(db, { slug: 'face-wash', name: 'Neem Face Wash', form: 'Face wash' }),
    await makeProduct(db, {
      slug: 'musli',
      name: 'Safed Musli',
      form: 'Powder',
      concerns: ["Men's wellness"],
    }),
    await makeProduct(db, { slug: 'baby-oil', name: 'Baby Oil', form: 'Oil', concerns: ['Baby care'] }),
    await makeProduct(db, {
      slug: 'foot-oil',
      name: 'Foot Massage Oil',
      form: 'Oil',
      concerns: ['Dry skin'],
    }),
    await makeProduct(db, { slug: 'khus-mist', name: 'Khus Water Mist', form: 'Mist' }),
    await makeProduct(db, { slug: 'kajal', name: 'Kajal with Ghee', form: 'Kajal', ingredients: 'Ghee' }),
    await makeProduct(db, { slug: 'clay', name: 'Multani Mitti', form: 'Powder' }),
  ];
  await writeSearchEntries(db, { productIds: made.map(({ id }) => id) });
});

const search = (q: string) => searchProducts(db, { q, limit: 5, cursor: 0 });

describe('a search', () => {
  it.each([
    ['much of an ingredient that goods only contain', 'onion 2 kg'],
    ['much of it in Hindi', 'प्याज़ 2 किलो'],
    ['a fresh herb', 'fresh amla'],
    ['a cream for another part of the body', 'hand cream'],
    ['a cream for it in Hindi', 'hathon ki cream'],
    ['a form that is not made for babies', 'baby cold cream'],
    ['a word twice that names another thing', 'khus khus'],
    ['a thing beside an ingredient of its name', 'mitti ka ghada'],
    ['a thing made of it', 'onion cutter'],
    ['a balm that sounds like none of the shop', 'dard wala baam'],
  ])('finds no goods for %s', async (_, q) => {
    const { products, notSold } = await search(q);
    expect(products.map(({ slug }) => slug)).toEqual([]);
    expect(notSold).not.toBeNull();
  });

  it('knows no classical medicine by its last word', async () => {
    const { products, message } = await search('panchatikta ghrita');
    expect(products).toEqual([]);
    expect(message).toContain('panchatikta');
  });

  it.each([
    ['a large packet of a pure thing', 'henna 500 gm', 'henna'],
    ['a form for men among those for all', 'face wash for men', 'face-wash'],
    ['a form with a quality that no product names', 'hydrating face wash', 'face-wash'],
    ['a part of the body without its nasal', 'pairo ka tel', 'foot-oil'],
  ])('first finds %s', async (_, q, slug) => {
    const { products } = await search(q);
    expect(products[0]?.slug).toBe(slug);
  });
});
