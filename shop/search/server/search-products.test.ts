import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { teachSynonym } from '../admin/server/teach-synonym.ts';
import { decide } from './reading-strategies.ts';
import { findFirst, searchProducts } from './search-products.ts';
import { suggestSearches } from './suggestions/suggest-searches.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const { db } = await testDatabase();

const found = async (q: string, page = {}) => {
  const answer = await searchProducts(db, { q, limit: 24, cursor: 0, ...page });
  return answer.products.map(({ slug }) => slug);
};

beforeAll(async () => {
  const hair = await makeCategory(db, { slug: 'hair-oils', name: 'Hair Oils', nameHindi: 'बालों के तेल' });
  const churna = await makeCategory(db, { slug: 'churna', name: 'Churna' });
  const inHair = { categoryId: hair.id, form: 'Oil', concerns: ['Hair fall'] };
  const inChurna = { categoryId: churna.id, form: 'Powder', concerns: ['Sleep'] };
  const made = [
    await makeProduct(db, {
      ...inHair,
      slug: 'neem-oil',
      name: 'Neem Oil',
      nameHindi: 'नीम तेल',
      popularity: 50,
    }),
    await makeProduct(db, { ...inHair, slug: 'amla-oil', name: 'Amla Hair Oil', popularity: 900, stock: 0 }),
    await makeProduct(db, { ...inHair, slug: 'bhringraj-oil', name: 'Bhringraj Oil', popularity: 300 }),
    await makeProduct(db, {
      ...inChurna,
      slug: 'ashwagandha-churna',
      name: 'Ashwagandha Root Powder',
      nameHindi: 'अश्वगंधा चूर्ण',
      latin: 'Withania somnifera',
      sanskrit: 'Aśvagandhā',
      english: 'Winter cherry',
      synonyms: ['Indian ginseng'],
      popularity: 400,
    }),
    await makeProduct(db, {
      ...inChurna,
      slug: 'night-powder',
      name: 'Night Powder',
      synonyms: ['Neem'],
      popularity: 999,
    }),
    await makeProduct(db, { ...inChurna, slug: 'secret', name: 'Neem Secret', published: false }),
  ];
  await writeSearchEntries(db, { productIds: made.map(({ id }) => id) });
});

describe('a search', () => {
  it.each([
    ['ashwagandha'],
    ['Aśvagandhā'],
    ['ASHVAGANDA'],
    ['अश्वगंधा'],
    ['withania'],
    ['winter cherry'],
    ['indian ginseng'],
    ['ashwa pow'],
    ['sleep powder root'],
  ])('finds ashwagandha by %s', async (q) => {
    expect(await found(q)).toContain('ashwagandha-churna');
  });

  it('ranks by match, then by rating times popularity, sold-out products last', async () => {
    expect(await found('neem')).toEqual(['neem-oil', 'night-powder']);
    expect(await found('oil')).toEqual(['bhringraj-oil', 'neem-oil', 'amla-oil']);
  });

  it('hides unpublished products', async () => {
    expect(await found('secret')).toEqual([]);
    expect(await suggestSearches(db, 'neem secret')).toEqual([]);
  });

  it('follows a product that is published, hidden or moved to another category', async () => {
    const { id, categoryId } = await makeProduct(db, { name: 'Sarpagandha Root', form: 'Root' });
    await writeSearchEntries(db, { productIds: [id] });
    const search = () => searchProducts(db, { q: 'sarpagandha', limit: 24, cursor: 0 });
    expect(await search()).toMatchObject({ total: 1, facets: { forms: [{ value: 'Root', count: 1 }] } });
    await db.update(products).set({ published: false }).where(eq(products.id, id));
    expect(await search()).toMatchObject({ total: 0, products: [] });
    const { id: other } = await makeCategory(db, { slug: 'roots', name: 'Roots' });
    await db.update(products).set({ published: true, categoryId: other }).where(eq(products.id, id));
    expect(other).not.toBe(categoryId);
    expect(await search()).toMatchObject({ total: 1, facets: { categories: [{ slug: 'roots', count: 1 }] } });
    await db.update(products).set({ published: false }).where(eq(products.id, id));
  });

  it('has pages that hold every result once', async () => {
    const first = await searchProducts(db, { q: 'hair', limit: 2, cursor: 0 });
    const second = await searchProducts(db, { q: 'hair', limit: 2, cursor: first.next! });
    expect(first).toMatchObject({ total: 3, next: 2 });
    expect(second).toMatchObject({ total: 3, next: null });
    expect(new Set([...first.products, ...second.products].map(({ id }) => id)).size).toBe(3);
  });

  it('counts its results by category, form and concern', async () => {
    const { facets } = await searchProducts(db, { q: 'neem', limit: 1, cursor: 0 });
    expect(facets.categories.map(({ slug, count }) => [slug, count])).toEqual(
      expect.arrayContaining([
        ['hair-oils', 1],
        ['churna', 1],
      ]),
    );
    expect(facets.forms).toEqual([
      { value: 'Oil', count: 1 },
      { value: 'Powder', count: 1 },
    ]);
    expect(facets.concerns).toHaveLength(2);
  });

  it('filters by category, form, concern, price, stock and rating, and sorts', async () => {
    expect(await found('oil', { inStock: 'true' })).toEqual(['bhringraj-oil', 'neem-oil']);
    expect(await found('neem', { category: 'churna' })).toEqual(['night-powder']);
    expect(await found('neem', { form: 'Oil' })).toEqual(['neem-oil']);
    expect(await found('neem', { concern: 'Sleep' })).toEqual(['night-powder']);
    expect(await found('neem', { minPrice: 500, maxPrice: 500 })).toHaveLength(2);
    expect(await found('neem', { minPrice: 501 })).toEqual([]);
    expect(await found('neem', { rating: 4 })).toEqual([]);
    expect(await found('neem', { category: 'no-such' })).toEqual([]);
    expect((await found('oil', { sort: 'popular' }))[0]).toBe('amla-oil');
  });

  it('reads a price in the text as a filter, alone and beside words', async () => {
    expect(await found('', { maxPrice: 999_999 })).toEqual([]);
    const cheap = await found('under 9999');
    expect(cheap).toContain('neem-oil');
    expect(cheap).toContain('ashwagandha-churna');
    expect(await found('neem under 9999')).toEqual(await found('neem', { maxPrice: 9999 }));
    expect(await found('under 9999', { maxPrice: 1 })).toEqual([]);
    expect(await found('under 10', { maxPrice: 9999, sort: 'price' })).toHaveLength(cheap.length);
  });

  it('never answers a herb that the shop lacks with another herb', async () => {
    expect(await found('arjuna')).toEqual([]);
    expect(await found('arjuna oil')).toEqual([]);
  });

  it('drops words without a match, and says so', async () => {
    const answer = await searchProducts(db, { q: 'ashwagandha zzzzqq', limit: 5, cursor: 0 });
    expect(answer).toMatchObject({
      didYouMean: null,
      partly: true,
      total: 1,
      message: expect.stringContaining('zzzzqq'),
    });
  });

  it.each([
    ['neem oil for mobile', 'neem-oil'],
    ['neem tel jo pani me daalte hain', 'neem-oil'],
    ['patanjali jaisa nahi bhringraj oil', 'bhringraj-oil'],
  ])('lets no word of context deny goods that are sold: %s', async (q, slug) => {
    const answer = await searchProducts(db, { q, limit: 5, cursor: 0 });
    expect(answer.notSold).toBeNull();
    expect(answer.products[0]).toMatchObject({ slug });
  });

  const unsold = ['neem oil lamp', 'neem paste', 'kasisadi oil', 'plant'];
  it.each(unsold)('still says that %s is not sold', async (q) => {
    const { products, notSold } = await searchProducts(db, { q, limit: 5, cursor: 0 });
    expect(products).toEqual([]);
    expect(notSold).not.toBeNull();
  });

  it('corrects a typo to the nearest word and says so', async () => {
    const answer = await searchProducts(db, { q: 'ashvagundra', limit: 24, cursor: 0 });
    expect(answer).toMatchObject({ didYouMean: 'ashwagandha', total: 1 });
    const nothing = await searchProducts(db, { q: 'zzzzqq', limit: 24, cursor: 0 });
    expect(nothing).toMatchObject({ didYouMean: null, total: 0, products: [] });
  });

  it.each([
    ['neem oil', 'exact'],
    ['kurunthotti', 'synonym'],
    ['ashvagundra', 'corrected'],
    ['zzzzqq bhringraj oil', 'known'],
    ['neem zzzzqq', 'partial'],
    ['ashva gundra', 'joined'],
    ['zzzzqq', undefined],
    ['track order', undefined],
  ])('reads “%s” by the first strategy that finds a product: %s', async (text, name) => {
    await teachSynonym(db, { text: 'kurunthotti', means: 'neem oil' });
    expect((await findFirst(db, await decide(db, text)))?.strategy).toBe(name);
  });

  it('reads a text alike whatever the filters leave out', async () => {
    const answer = await searchProducts(db, { q: 'ashvagundra', limit: 24, cursor: 0, minPrice: 501 });
    expect(answer).toMatchObject({ didYouMean: 'ashwagandha', total: 0 });
  });

  it('survives any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (q) => {
        await found(q);
        expect((await suggestSearches(db, q)).length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 60 },
    );
    for (const q of [
      '%',
      '_',
      `'`,
      `"';--`,
      '\\',
      '🌿',
      'مرحبا بالعالم',
      '\u202eelbisivni',
      '🧴👩🏽‍🦱',
      '!:*&|()',
      '\0',
      ' ',
      '',
      'a'.repeat(10_000),
      'x '.repeat(5_000),
    ])
      expect((await found(q)).length).toBeLessThanOrEqual(24);
    expect(await found('%')).toEqual([]);
  });
});

describe('suggestions', () => {
  it('begin with the text, names first', async () => {
    expect(await suggestSearches(db, 'ne')).toEqual(['Neem Oil', 'Night Powder']);
    expect(await suggestSearches(db, 'nee')).toEqual(['Neem Oil', 'Night Powder']);
    expect(await suggestSearches(db, 'bhr')).toEqual(['Bhringraj Oil']);
    expect(await suggestSearches(db, 'नी')).toContain('Neem Oil');
    expect(await suggestSearches(db, 'ashwagnd')).toEqual(['Ashwagandha Root Powder']);
    expect(await suggestSearches(db, '   ')).toEqual([]);
  });

  it('are at most eight names, each once', async () => {
    const { id: categoryId } = await makeCategory(db, { slug: 'teas', name: 'Teas' });
    const productIds: number[] = [];
    for (let n = 0; n < 12; n += 1)
      productIds.push((await makeProduct(db, { categoryId, name: `Tulsi Tea ${n % 10}` })).id);
    await writeSearchEntries(db, { productIds });
    const names = await suggestSearches(db, 'tul');
    expect(names).toHaveLength(8);
    expect(new Set(names).size).toBe(8);
  });
});
