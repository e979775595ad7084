import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeGroup } from '#shop/catalog/server/groups/testing.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { searchProducts } from './search-products.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const { db } = await testDatabase();

it('shows one card of a group, and the size that a text or an SKU names', async () => {
  const { id: categoryId } = await makeCategory(db, { slug: 'hair-oils', name: 'Hair oils' });
  const oil = { categoryId, unit: 'ml', form: 'Oil' };
  const [large, small, other] = [
    await makeProduct(db, {
      ...oil,
      slug: 'b-200',
      name: 'Bhringraj Oil 200 ml',
      quantity: 200,
      sku: 'BH-200',
    }),
    await makeProduct(db, { ...oil, slug: 'b-100', name: 'Bhringraj Oil 100 ml', mrpPaise: 25_000 }),
    await makeProduct(db, { ...oil, slug: 'other', name: 'Bhringraj Oil of Kerala' }),
  ];
  await makeGroup(db, {
    name: 'Bhringraj Oil',
    members: [
      { id: large.id, values: ['200 ml'] },
      { id: small.id, values: ['100 ml'] },
    ],
  });
  await writeSearchEntries(db, { productIds: [large.id, small.id, other.id] });
  const search = (q: string) => searchProducts(db, { q, limit: 10, cursor: 0 });
  const found = await search('bhringraj oil');
  expect(found.products.map(({ slug, sizes }) => [slug, sizes?.label])).toEqual([
    ['b-100', '2 sizes'],
    ['other', undefined],
  ]);
  expect([found.total, found.facets.forms]).toEqual([2, [{ value: 'Oil', count: 2 }]]);
  const named = await search('bhringraj oil 200 ml');
  expect(named.products[0]).toMatchObject({ slug: 'b-200' });
  expect(named.products[0]!.sizes).toBeUndefined();
  expect((await search('BH-200')).products[0]).toMatchObject({ slug: 'b-200' });
});
