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

it('shows the size that is wished without its number, and one that is sold out', async () => {
  const { id: categoryId } = await makeCategory(db, { slug: 'pressed', name: 'Pressed' });
  const oil = { categoryId, unit: 'ml', form: 'Oil' };
  const made = [];
  for (const [quantity, stock] of [
    [100, 5],
    [200, 5],
    [500, 0],
  ] as const)
    made.push(
      await makeProduct(db, {
        ...oil,
        slug: `k-${quantity}`,
        name: `Kalonji Oil ${quantity} ml`,
        quantity,
        stock,
        mrpPaise: quantity * 200,
      }),
    );
  const other = await makeProduct(db, { ...oil, slug: 'k-blend', name: 'Kalonji and Onion Oil' });
  await makeGroup(db, {
    name: 'Kalonji Oil',
    members: made.map(({ id }, at) => ({ id, values: [String(at)] })),
  });
  await writeSearchEntries(db, { productIds: [...made, other].map(({ id }) => id) });
  const first = async (q: string) => {
    const { products } = await searchProducts(db, { q, limit: 10, cursor: 0 });
    return products[0]?.slug;
  };
  expect(await first('kalonji oil')).toBe('k-100');
  expect(await first('kalonji oil medium size')).toBe('k-200');
  expect(await first('kalonji tel sabse chhoti bottle')).toBe('k-100');
  expect(await first('kalonji oil biggest bottle')).toBe('k-500');
  expect(await first('kalonji oil half litre')).toBe('k-500');
});
