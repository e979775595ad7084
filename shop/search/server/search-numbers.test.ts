// §9 staff and customers find a product by the SKU or GTIN of its packet, with blanks or without; staff by its beginning, and by words in any order
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { readPriceWords } from '../price-words.ts';
import { searchProducts } from './search-products.ts';
import { suggestGroups } from './suggestions/suggest-groups.ts';
import { suggestSearches } from './suggestions/suggest-searches.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const { db } = await testDatabase();

const found = async (q: string) => {
  const { products } = await searchProducts(db, { q, limit: 24, cursor: 0 });
  return products.map(({ slug }) => slug);
};

describe('where goods are made', () => {
  beforeAll(async () => {
    const goods = [
      await makeProduct(db, { slug: 'nepal-incense', name: 'Himal Incense', countryOfOrigin: 'Nepal' }),
      await makeProduct(db, { slug: 'usa-honey', name: 'Clover Honey', countryOfOrigin: 'USA' }),
      await makeProduct(db, { slug: 'home-incense', name: 'Mysuru Incense', countryOfOrigin: 'India' }),
    ];
    await writeSearchEntries(db, { productIds: goods.map(({ id }) => id) });
  });

  it.each([
    ['incense made in Nepal', ['nepal-incense']],
    ['made in nepal', ['nepal-incense']],
    ['made in the United States', ['usa-honey']],
    ['imported incense', ['nepal-incense']],
    ['incense made in india', ['home-incense']],
    ['made in France', []],
  ])('is read in “%s”', async (q, slugs) => {
    expect(await found(q)).toEqual(slugs);
  });

  it('is a filter of all imported goods', async () => {
    expect((await found('imported')).toSorted()).toEqual(['nepal-incense', 'usa-honey']);
  });
});

describe('the number on a packet', () => {
  beforeAll(async () => {
    const { id } = await makeProduct(db, {
      slug: 'packet',
      name: 'Packet of Tea',
      sku: 'VH-HO-BHR-200',
      gtin: '8901234500026',
    });
    await writeSearchEntries(db, { productIds: [id] });
    await makeProduct(db, { slug: 'hidden', name: 'Hidden', sku: 'HID-1', published: false });
  });

  it.each([
    'VH-HO-BHR-200',
    'vh ho bhr 200',
    '8901234500026',
    '890 1234 500026',
    '08901234500026',
    '८९०१२३४५०००२६',
  ])('%s finds its product', async (q) => {
    expect((await found(q))[0]).toBe('packet');
  });

  it.each([
    'VH-HO-BHR-200',
    'vh ho bhr 200',
    'vh-ho-bhr-2',
    '8901234500026',
    '890 1234 5000',
    '08901234500026',
    '८९०१२३४५०००२६',
    '890123',
  ])('%s is suggested while it is typed', async (q) => {
    expect((await suggestGroups(db, q)).products.map(({ slug }) => slug)).toEqual(['packet']);
    expect(await suggestSearches(db, q)).toEqual(['Packet of Tea']);
  });

  it('suggests no hidden product, and nothing for other numbers', async () => {
    for (const q of ['HID-1', '8901234500099', 'under 500', '200 ml', '9'.repeat(100)])
      expect([q, (await suggestGroups(db, q)).products]).toEqual([q, []]);
  });

  it('is no price, and finds no product that is not published', async () => {
    expect(readPriceWords('8901234500026')).toEqual({ text: '8901234500026', prices: {} });
    expect(readPriceWords('890 1234 500026').prices).toEqual({});
    expect(readPriceWords('under 8901234500026').prices).toEqual({});
    expect(await found('HID-1')).toEqual([]);
  });
});
