import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { suggestSearches } from '#shop/search/server/suggestions/suggest-searches.ts';
import { sampleCatalogue } from '../sample-data/catalogue.ts';
import { seedIfEmpty } from '../seed.ts';
import { fillShop } from './fill-shop.ts';
import { progressBar } from './progress-bar.ts';
import { sampleVariant } from './sample-variant.ts';

const { db } = await testDatabase();
const { signal } = new AbortController();
const onProgress = () => {};

beforeAll(() => seedIfEmpty(db, () => {}));

test('a large shop holds the requested number of products, each complete', async () => {
  const { total: before } = await listProducts(db, { limit: 1 });
  const total = before + 2_500;
  expect(await fillShop(db, { total, onProgress, signal })).toBe(2_500);
  expect(await fillShop(db, { total, onProgress, signal })).toBe(0);
  expect(await fillShop(db, { total: total + 10, onProgress, signal })).toBe(10);
  expect((await listProducts(db, { limit: 1 })).total).toBe(total + 10);

  expect(await suggestSearches(db, 'kangra ashwa')).toHaveLength(8);
  const { rows } = await db.execute(sql`
    select count(*)::int as wrong from products p
    where stock <> (select coalesce(sum(change), 0) from stock_movements l where l.product_id = p.id)
      or not exists (select 1 from search_entries e where e.product_id = p.id)
      or image_url not in (select slug || '-1.webp' from products where id < 10001)`);
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('a stopped fill ends after its batch, and the next run continues', async () => {
  const { total: before } = await listProducts(db, { limit: 1 });
  const ending = new AbortController();
  const stop = () => ending.abort();
  expect(await fillShop(db, { total: before + 6_000, onProgress: stop, signal: ending.signal })).toBe(2_000);
  expect(await fillShop(db, { total: before + 3_000, onProgress, signal })).toBe(1_000);
});

test('products of a large shop have unique names and slugs, the same every time', () => {
  const samples = sampleCatalogue().products;
  const many = Array.from({ length: 100_000 }, (_, n) => sampleVariant(samples, n));
  expect(new Set(many.map(({ slug }) => slug)).size).toBe(many.length);
  expect(new Set(many.map(({ name }) => name)).size).toBe(many.length);
  expect(Math.max(...many.map(({ slug }) => slug.length))).toBeLessThanOrEqual(120);
  expect(sampleVariant(samples, 4711)).toEqual(sampleVariant(samples, 4711));
  expect(many.filter(({ stock }) => stock === 0).length).toBeGreaterThan(1_000);
});

test('progress is a bar on a terminal and a few lines elsewhere', () => {
  const bar: string[] = [];
  const lines: string[] = [];
  const clock = () => 0;
  const onTerminal = progressBar(
    { isTTY: true, write: (text: string) => bar.push(text) > 0 },
    'products',
    clock,
  );
  const onPipe = progressBar(
    { isTTY: false, write: (text: string) => lines.push(text) > 0 },
    'products',
    clock,
  );
  for (let done = 1; done <= 100; done += 1) {
    onTerminal(done, 100);
    onPipe(done, 100);
  }
  expect(bar).toHaveLength(100);
  expect(bar.at(-1)).toMatch(/^\r█{30} 100 of 100 products, .*\n$/);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toMatch(/^10 of 100 products/);
});
