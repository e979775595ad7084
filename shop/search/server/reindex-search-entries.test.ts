import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { indexVersion } from '../normalize.ts';
import { reindexSearchEntries } from './reindex-search-entries.ts';
import { searchProducts } from './search-products.ts';
import { searchEntries } from './tables.ts';

const { db } = await testDatabase();

it('rebuilds old and missing entries, and then has nothing to do', async () => {
  const old = await makeProduct(db, { name: 'Ashwagandha Churna' });
  await makeProduct(db, { name: 'Neem Oil' });
  await db.insert(searchEntries).values({
    productId: old.id,
    indexVersion: indexVersion - 1,
    nameVector: 'old',
    vector: 'old',
    containedVector: '',
  });
  expect(await reindexSearchEntries(db)).toBe(2);
  expect((await searchProducts(db, { q: 'asgandh', limit: 5, cursor: 0 })).total).toBe(1);
  expect(await reindexSearchEntries(db)).toBe(0);
  expect(await reindexSearchEntries(db, { all: true })).toBe(2);
  expect((await searchProducts(db, { q: 'asgandh', limit: 5, cursor: 0 })).total).toBe(1);
});
