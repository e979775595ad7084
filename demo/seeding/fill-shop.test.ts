import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { suggestSearches } from '#shop/search/server/suggestions/suggest-searches.ts';
import { sampleCatalogue } from '../sample-data/catalogue.ts';
import { seedIfEmpty } from '#database/seeding/seed.ts';
import { fillShop } from './fill-shop.ts';
import { progressBar } from './progress-bar.ts';
import { sampleVariant } from './sample-variant.ts';

const { db } = await testDatabase();
const { signal } = new AbortController();
const onProgress = () => {};
/** Variants with unique names, of which a twentieth is stored. `SHOP_ROWS=100000` is the largest shop. */
const variants = Number(process.env.SHOP_ROWS ?? 10_000);
const batchSize = variants / 50;

beforeAll(() => seedIfEmpty(db, () => {}));

test('a large shop holds the requested number of products, each complete', async () => {
  const { total: before } = await listProducts(db, { limit: 1 });
  const added = batchSize * 1.25;
  const total = before + added;
  expect(await fillShop(db, { total, batchSize, onProgress, signal })).toBe(added);
  expect(await fillShop(db, { total, batchSize, onProgress, signal })).toBe(0);
  expect(await fillShop(db, { total: total + 10, batchSize, onProgress, signal })).toBe(10);
  expect((await listProducts(db, { limit: 1 })).total).toBe(total + 10);

  expect(await suggestSearches(db, 'aravalli ashwa')).toHaveLength(8);
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
  const fill = { batchSize, onProgress: stop, signal: ending.signal };
  expect(await fillShop(db, { ...fill, total: before + 3 * batchSize })).toBe(batchSize);
  const goOn = { batchSize, onProgress, signal };
  expect(await fillShop(db, { ...goOn, total: before + 1.5 * batchSize })).toBe(batchSize / 2);
});

test('products of a large shop have unique names and slugs, the same every time', () => {
  const samples = sampleCatalogue().products;
  const many = Array.from({ length: variants }, (_, n) => sampleVariant(samples, n));
  expect(new Set(many.map(({ slug }) => slug)).size).toBe(many.length);
  expect(new Set(many.map(({ name }) => name)).size).toBe(many.length);
  expect(Math.max(...many.map(({ slug }) => slug.length))).toBeLessThanOrEqual(120);
  expect(sampleVariant(samples, 4711)).toEqual(sampleVariant(samples, 4711));
  expect(many.filter(({ stock }) => stock === 0).length).toBeGreaterThan(variants / 100);
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
