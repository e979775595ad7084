import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { categoryPath, categoryTree } from '#shop/catalog/category-tree.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { comboIds } from '#shop/content/combos.ts';
import { hairGrid } from '#shop/content/hair-grid.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { suggestSearches } from '#shop/search/server/suggest-searches.ts';
import { sampleCatalogue } from './sample-data/catalogue.ts';
import { seedIfEmpty } from './seed.ts';

const { db } = await testDatabase();
const said: string[] = [];

beforeAll(() => seedIfEmpty(db, (line) => said.push(line)), 60_000);

async function one<T>(query: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await db.execute(query);
  return rows[0] as T;
}

describe('the demo shop', () => {
  it('holds at least 120 products in a tree of categories whose slugs are unique', async () => {
    const categories = await listCategories(db);
    const tree = categoryTree(categories);
    expect(tree.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['skin-care', 'hair-care', 'herbal-oils', 'supplements']),
    );
    expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length);
    const hair = categories.find(({ slug }) => slug === 'hair-care')!;
    const oils = categories.find(({ slug }) => slug === 'hair-oils')!;
    expect(categoryPath(oils, hair)).toBe('/category/hair-care/hair-oils');
    expect((await listProducts(db, {})).total).toBeGreaterThanOrEqual(120);
    for (const { slug } of categories)
      expect((await listProducts(db, { category: slug })).total).toBeGreaterThan(0);
  });

  it('shows something sold out, discounted and long on the first page of all products', async () => {
    const { products } = await listProducts(db, { limit: 24 });
    expect(products.some(({ status }) => status === 'out of stock')).toBe(true);
    expect(products.some(({ discount }) => discount > 0)).toBe(true);
    expect(products.some(({ discount }) => discount === 0)).toBe(true);
    expect(products.every(({ description }) => description.split('\n\n').length === 3)).toBe(true);
    expect(products[0]!.imageUrl).toBe(`${products[0]!.slug}-1.webp`);
  });

  it('sells the eight combos 1001 to 1008, and gives later products later numbers', async () => {
    const { products } = await listProducts(db, { category: 'combos' });
    expect(products.map(({ id }) => id)).toEqual(comboIds);
    expect(comboIds).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]);
    expect(products.every(({ seller }) => seller !== '')).toBe(true);
    const { next } = await one<{ next: number }>(sql`select nextval('products_id_seq')::int as next`);
    expect(next).toBe(1009);
  });

  it('sells what the twelve hair cards show, one of them five times', async () => {
    for (const { slug } of hairGrid) expect((await getProduct(db, slug)).slug).toBe(slug);
    expect(hairGrid).toHaveLength(12);
    expect(hairGrid.map(({ slug }) => slug)).toEqual(sampleCatalogue().hairGrid);
    expect(hairGrid.filter(({ slug }) => slug === hairGrid[0]!.slug)).toHaveLength(5);
  });

  it('has for every product a ledger that adds up to its stock', async () => {
    const { wrong } = await one<{ wrong: number }>(sql`
      select count(*)::int as wrong from products p
      where stock <> (select coalesce(sum(change), 0) from stock_ledger l where l.product_id = p.id)`);
    expect(wrong).toBe(0);
  });

  it('finds its goods by English and Hindi words', async () => {
    expect((await suggestSearches(db, 'ashwa')).join()).toMatch(/ashwagandha/i);
    expect((await suggestSearches(db, 'हल्दी')).length).toBeGreaterThan(0);
  });

  it('knows the pincodes of India', async () => {
    const { count } = await one<{ count: number }>(sql`select count(*)::int as count from pincodes`);
    expect(count).toBeGreaterThan(18_000);
  });

  it('says what it does, and does it once', async () => {
    expect(said.join('\n')).toMatch(/\d+ pincodes\n.*\d+ categories\n.*\d+ products/);
    const again: string[] = [];
    await seedIfEmpty(db, (line) => again.push(line));
    expect(again).toEqual([]);
  });
});
