// §9 staff lists: keys, selection of all that match, saved views; a page at 100,000 products within 50 ms
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import type { Db } from '#platform/server/db.ts';
import { makeProduct, makeVariants } from '../../server/testing.ts';
import type { ProductsQuery } from '../contract.ts';
import { listProductsForStaff } from './list-products.ts';
import { listStock } from './stock/read-stock.ts';

/** More than a search looks at in the order. */
const variants = 5_200;
const soaps = 120;

let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await makeProduct(db, { name: 'Oil of Zinnia', slug: 'first' });
  const { id } = await makeProduct(db, { name: 'Comb' });
  await makeVariants(db, { id, count: variants });
  await db.execute(
    sql`update products set name = 'Zinc Soap ' || id where id % 40 = 0 and id <= ${40 * soaps}`,
  );
});

async function namesOf(asked: ProductsQuery): Promise<string[]> {
  const { rows, next } = await listProductsForStaff(db, asked);
  const names = rows.map(({ name }) => name);
  return next ? [...names, ...(await namesOf({ ...asked, cursor: next }))] : names;
}

it.each(['newest', 'name', 'changed'] as const)(
  'finds names wherever they stand in the order by %s, each once over the pages',
  async (sort) => {
    expect(await namesOf({ sort, q: 'innia' })).toEqual(['Oil of Zinnia']);
    expect(await namesOf({ sort, q: 'innia', stock: 'out' })).toEqual([]);
    const found = await namesOf({ sort, q: 'ZINC' });
    expect([found.length, new Set(found).size]).toEqual([soaps, soaps]);
    expect(await namesOf({ sort, q: 'comb' })).toHaveLength(variants + 1 - soaps);
  },
);

it('finds texts of one or two letters where a word begins', async () => {
  expect(await namesOf({ q: 'zi', sort: 'name' })).toHaveLength(soaps + 1);
  expect(await namesOf({ q: 'il' })).toEqual([]);
  expect(await namesOf({ q: '%' })).toEqual([]);
});

// §9 staff and customers find a product by the SKU or GTIN of its packet, with blanks or without; staff by its beginning, and by words in any order
it('finds words in any order, and numbers with blanks or by their beginning', async () => {
  await makeProduct(db, {
    name: 'Bhringraj Hair Oil 200 ml',
    slug: 'bhringraj-200',
    sku: 'VH-HO-BHR-200',
    gtin: '8901234500026',
  });
  await makeProduct(db, { name: 'Wide Comb', slug: 'wide-comb', sku: '7" COMB' });
  const ageing = { today: '2026-11-20', minShelfLifeDays: 0, lowAt: 0 };
  for (const q of ['oil bhringraj', 'VH-HO-BHR-200', 'vh ho bhr 200', 'vhho', '890 1234 500026', '89012345'])
    expect([q, await namesOf({ q })]).toEqual([q, ['Bhringraj Hair Oil 200 ml']]);
  for (const q of ['200 hair oil', 'VH-HO-BHR-200', 'vh ho bhr', '08901234500026', '8901 234500026']) {
    const { rows } = await listStock(db, { q, ...ageing });
    expect([q, rows.map(({ name }) => name)]).toEqual([q, ['Bhringraj Hair Oil 200 ml']]);
  }
  expect(await namesOf({ q: '7" COMB' })).toEqual(['Wide Comb']);
  expect(await namesOf({ q: '8901234500027' })).toEqual([]);
});

it('finds the stock of a late name too', async () => {
  const ageing = { today: '2026-11-20', minShelfLifeDays: 0, lowAt: 0 };
  const { rows } = await listStock(db, { q: 'zinc', ...ageing });
  expect(rows).toHaveLength(50);
  expect((await listStock(db, { q: '_', ...ageing })).rows).toEqual([]);
});
