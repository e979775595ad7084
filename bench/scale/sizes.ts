import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { type Db, openDatabase } from '#platform/server/db.ts';
import type { Filters } from '#shop/catalog/filters.ts';
import { filterProducts } from '#shop/catalog/server/filtering/filter-products.ts';
import { readListFacets } from '#shop/catalog/server/filtering/read-facets.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { listReviews } from '#shop/reviews/server/list-reviews.ts';
import { searchProducts } from '#shop/search/server/search-products.ts';
import { writeSearchEntries } from '#shop/search/server/write-search-entries.ts';
import { median } from '../load/statistics.ts';
import { makeShop } from '../search/large-shops.ts';

const size = 10_000;
const members = 4_000;
const groups = 1_300;
const rounds = 9;

const asked: Filters[] = [
  { form: 'Hair oil' },
  { concern: 'Everyday wellness' },
  { minPrice: 300, maxPrice: 400 },
  { inStock: 'true', maxPrice: 900 },
  { category: 'hair-care', inStock: 'true' },
];
const texts = ['ashwagandha', 'neem oil', 'triphala churna', 'baal jhadna', '200 ml', 'zzzzqq'];

/** The reads of a cold page: those of its loader. */
const work: Record<string, (db: Db, slugs: string[]) => Promise<unknown>[]> = {
  lists: (db) =>
    ([undefined, 'popular', 'price', 'price-desc', 'newest', 'rating'] as const).map((sort) =>
      listProducts(db, { sort, limit: 24, isOfCards: true }),
    ),
  filters: (db) =>
    asked.flatMap((filters) => [
      listProducts(db, { ...filters, sort: 'price', limit: 24, isOfCards: true }),
      filterProducts(db, filters, { isOfCards: true }).then((filtered) => readListFacets(db, filtered)),
    ]),
  search: (db) => texts.map((q) => searchProducts(db, { q, limit: 24, cursor: 0 })),
  'product pages': (db, slugs) =>
    slugs.map(async (slug) => {
      const { id: productId, categoryId } = await getProduct(db, slug);
      await listProducts(db, { category: String(categoryId), limit: 9, isOfCards: true });
      await listReviews(db, { productId, limit: 10 });
    }),
};

const postgres = await startEmbeddedPostgres({ dataDir: '.cache/bench-search', durable: false });
const plain = openDatabase(await makeShop(postgres.adminUrl, 'sizes_without', size), { max: 1 });
const grouped = openDatabase(await makeShop(postgres.adminUrl, 'sizes_with', size), { max: 1 });
await plain.db.execute(
  sql`update products set group_id = null, option_values = '{}' where group_id is not null`,
);
await group(grouped.db);
const { rows } = await grouped.db.execute<{ slug: string }>(sql`
  select slug from products where published and group_id is not null order by md5(slug) limit 20`);
const slugs = rows.map(({ slug }) => slug);
const say = (cells: string[]) =>
  process.stdout.write(`| ${cells.map((cell) => cell.padEnd(14)).join(' | ')} |\n`);
say(['reads', 'without ms', 'with ms', 'ratio']);
for (const [what, read] of Object.entries(work)) {
  const took: Record<'without' | 'with', number[]> = { without: [], with: [] };
  // The first round fills caches and plans the statements.
  for (let round = 0; round <= rounds; round += 1)
    for (const [kind, { db }] of [
      ['without', plain],
      ['with', grouped],
    ] as const) {
      const start = performance.now();
      for (const one of read(db, slugs)) await one;
      if (round > 0) took[kind].push(performance.now() - start);
    }
  const [without, with_] = [median(took.without), median(took.with)];
  say([what, without.toFixed(1), with_.toFixed(1), (with_ / without).toFixed(2)]);
}
process.stdout.write(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}\n`,
);
await plain.close();
await grouped.close();
await postgres.stop();

/** Puts neighbours by name into groups of three and four, once. The demo has a few groups of its own. */
async function group(db: Db): Promise<void> {
  const [known] = (
    await db.execute<{ many: boolean }>(sql`select count(*) > 100 as many from product_groups`)
  ).rows;
  if (known!.many) return;
  await db.execute(sql`
    insert into product_groups (id, name, options) select 1000 + n, 'Group ' || n, '{Size}' from generate_series(0, ${groups - 1}) n`);
  await db.execute(sql`
    with chosen as (
      select id, (row_number() over (order by category_id, name, id) - 1) as n from products
      where published and group_id is null and product_class <> 'combo' order by n limit ${members}
    )
    update products set group_id = 1000 + n * ${groups} / ${members},
      group_position = n % 4, option_values = array[(n + 1) || ' ml'] from chosen where chosen.id = products.id`);
  await db.execute(sql`
    update product_groups set lead_id = (select min(id) from products where group_id = product_groups.id) where lead_id is null`);
  const { rows: all } = await db.execute<{ id: number }>(sql`select id from products where group_id >= 1000`);
  await writeSearchEntries(db, { productIds: all.map(({ id }) => id) });
  await db.execute(sql`vacuum analyze`);
}
