import { type Db, openDatabase } from '#platform/server/db.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { filterProducts } from '#shop/catalog/server/filtering/filter-products.ts';
import { readListFacets } from '#shop/catalog/server/filtering/read-facets.ts';
import type { Filters } from '#shop/catalog/filters.ts';
import { searchProducts } from '#shop/search/server/search-products.ts';
import { suggestGroups } from '#shop/search/server/suggestions/suggest-groups.ts';
import { median, quantile } from '../load/statistics.ts';
import type { Fact } from '../report/row.ts';
import { openLargeShops } from './large-shops.ts';

const rounds = 7;
const limit = 24;
const page = { limit };
const firstResults = { limit, cursor: 0 };
const categories = ['hair-care', 'champi-oils', 'skin-care', 'churna', 'combos'];
const sorts = ['popular', 'price', 'price-desc', 'newest', 'rating'] as const;
const filters: Filters[] = [
  { form: 'Hair oil' },
  { concern: 'Everyday wellness' },
  { minPrice: 300, maxPrice: 400 },
  { maxPrice: 60 },
  { inStock: 'true' },
  { rating: 4 },
  { form: 'Powder', inStock: 'true', rating: 4 },
  { concern: 'Dry skin', maxPrice: 200, inStock: 'true' },
];
const facets = async (db: Db, filter: Filters) => readListFacets(db, await filterProducts(db, filter));

type Call = (db: Db) => Promise<unknown>;

const calls: Record<string, Call[]> = {
  lists: [
    (db) => listProducts(db, page),
    ...categories.map(
      (category): Call =>
        (db) =>
          listProducts(db, { ...page, category }),
    ),
  ],
  sorts: sorts.flatMap((sort): Call[] => [
    (db) => listProducts(db, { ...page, sort }),
    (db) => listProducts(db, { ...page, sort, category: 'hair-care' }),
  ]),
  filters: filters.flatMap((filter): Call[] => [
    (db) => listProducts(db, { ...page, ...filter }),
    (db) => listProducts(db, { ...page, ...filter, sort: 'price' }),
  ]),
  facets: [{}, { category: 'hair-care' }, ...filters].map((filter) => (db) => facets(db, filter)),
  'deep pages': sorts.map((sort) => (db) => listProducts(db, { limit, cursor: String(36 * limit), sort })),
  'search, frequent': ['oil', 'hair', 'powder', 'tea'].map(
    (q) => (db) => searchProducts(db, { ...firstResults, q }),
  ),
  'search, rare': ['chandan', 'lotus', 'kumkumadi'].map(
    (q) => (db) => searchProducts(db, { ...firstResults, q }),
  ),
  'search, misspelt': ['aswgandha', 'ashvagundra', 'baal jhadna'].map(
    (q) => (db) => searchProducts(db, { ...firstResults, q }),
  ),
  'search, filtered': ['neem oil', 'shampoo'].map(
    (q) => (db) => searchProducts(db, { ...firstResults, q, sort: 'price', inStock: 'true' }),
  ),
  suggestions: ['o', 'oil', 'lotu', 'khus w', 'ashw'].map((text) => (db) => suggestGroups(db, text)),
  product: ['1', '20', '60'].map((id) => (db) => getProduct(db, id)),
};

/** Measures what customers call in a shop of 100,000 products beside one of 1,000, in turns. Returns the ratios of the p95. */
export async function benchGrowth(): Promise<Fact[]> {
  const { shops, close } = await openLargeShops([1_000, 100_000]);
  const open = shops.map(({ url }) => openDatabase(url, { max: 4 }));
  try {
    const facts: Fact[] = [];
    for (const [what, asked] of Object.entries(calls)) {
      const [small, large] = await timesOf(
        asked,
        open.map(({ db }) => db),
      );
      const value = p95(large!) / p95(small!);
      process.stdout.write(
        `  ${what.padEnd(20)} ${p95(small!).toFixed(1)} ms, ${p95(large!).toFixed(1)} ms, medians ${median(small!).toFixed(1)}, ${median(large!).toFixed(1)}\n`,
      );
      facts.push({ what: `${what}, p95 at 100,000 products over 1,000`, value, unit: 'ratio', limit: 1.5 });
    }
    return facts;
  } finally {
    for (const database of open) await database.close();
    await close();
  }
}

async function timesOf(asked: Call[], shops: Db[]): Promise<number[][]> {
  const times = shops.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const ask of asked)
      for (const [at, db] of shops.entries()) {
        const start = performance.now();
        await ask(db);
        // The first round fills caches and plans the statements.
        if (round > 0) times[at]!.push(performance.now() - start);
      }
  return times;
}

function p95(times: number[]): number {
  return quantile(times, 0.95);
}
