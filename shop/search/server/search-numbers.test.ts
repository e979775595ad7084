import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { readPriceWords } from '../price-words.ts';
import { searchProducts } from './search-products.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const { db } = await testDatabase();

const found = async (q: string) => {
  const { products } = await searchProducts(db, { q, limit: 24, cursor: 0 });
  return products.map(({ slug }) => slug);
};

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

  it('is no price, and finds no product that is not published', async () => {
    expect(readPriceWords('8901234500026')).toEqual({ text: '8901234500026', prices: {} });
    expect(readPriceWords('890 1234 500026').prices).toEqual({});
    expect(readPriceWords('under 8901234500026').prices).toEqual({});
    expect(await found('HID-1')).toEqual([]);
  });
});
