// §1 goods in a tree, reviews, eight combos, hair grid
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import type { Db } from '#platform/server/db.ts';
import { anonymousName } from '#shop/reviews/contract.ts';
import { categoryPath, categoryTree } from '#shop/catalog/category-tree.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { comboSlugs } from '../texts/combos.ts';
import { hairGrid } from '../texts/hair-grid.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { suggestSearches } from '#shop/search/server/suggestions/suggest-searches.ts';
import { sampleCatalogue } from '../sample-data/catalogue.ts';
import { seedIfEmpty } from '#database/seeding/seed.ts';

const { db } = await testDatabase();
const another = await testDatabase();
const said: string[] = [];

/** The dates of the demo shop count back from today, also in the second seed. */
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await seedIfEmpty(db, (line) => said.push(line));
});
afterAll(() => void vi.useRealTimers());

async function one<T>(query: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await db.execute(query);
  return rows[0] as T;
}

describe('the demo shop', () => {
  it('holds at least 120 products in a category tree with unique slugs', async () => {
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

  it('shows sold-out, discounted and long products on the first listing page', async () => {
    const { products } = await listProducts(db, { limit: 24 });
    expect(products.some(({ status }) => status === 'out of stock')).toBe(true);
    expect(products.some(({ discount }) => discount > 0)).toBe(true);
    expect(products.some(({ discount }) => discount === 0)).toBe(true);
    expect(products.every(({ description }) => description.split('\n\n').length === 3)).toBe(true);
    expect(products[0]!.imageUrl).toBe(`${products[0]!.slug}-1.webp`);
  });

  it('names origin, maker, best before and an invented licence of each product', async () => {
    const { wrong } = await one<{ wrong: number }>(sql`select count(*)::int as wrong from products
      where country_of_origin = '' or maker not like '%(demo)%' or (best_before = '') <> (hsn like '96%')
        or (licence <> '' and licence not like '%(demo)') or gtin <> ''`);
    expect(wrong).toBe(0);
  });

  // §2 eight combos (1001 to 1008) with image, price, old price, review count, seller; Add to Cart toasts '{title} added to cart!'
  it('sells the eight combos 1001 to 1008 and numbers later products after them', async () => {
    const { products } = await listProducts(db, { category: 'combos' });
    expect(products.map(({ slug }) => slug)).toEqual(comboSlugs);
    expect(products.map(({ id }) => id)).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]);
    expect(products.every(({ seller }) => seller !== '')).toBe(true);
    const { next } = await one<{ next: number }>(sql`select nextval('products_id_seq')::int as next`);
    expect(next).toBe(1009);
  });

  it('names the seller of every product', async () => {
    const { nameless } = await one<{ nameless: number }>(
      sql`select count(*)::int as nameless from products where coalesce(seller, '') = ''`,
    );
    expect(nameless).toBe(0);
    expect((await getProduct(db, 'bhringraj-oil')).seller).toBe('Aranya Herbals');
  });

  // §9 hair grid of 12, one of them five times
  it('sells the products of the twelve hair cards, one of them five times', async () => {
    for (const { slug } of hairGrid) expect((await getProduct(db, slug)).slug).toBe(slug);
    expect(hairGrid).toHaveLength(12);
    expect(hairGrid.map(({ slug }) => slug)).toEqual(sampleCatalogue().hairGrid);
    expect(hairGrid.filter(({ slug }) => slug === hairGrid[0]!.slug)).toHaveLength(5);
  });

  it('has stock movements for every product that add up to its stock', async () => {
    const { wrong } = await one<{ wrong: number }>(sql`
      select count(*)::int as wrong from products p
      where stock <> (select coalesce(sum(change), 0) from stock_movements l where l.product_id = p.id)`);
    expect(wrong).toBe(0);
  });

  it('finds its products by English and Hindi words', async () => {
    expect((await suggestSearches(db, 'ashwa')).join()).toMatch(/ashwagandha/i);
    expect((await suggestSearches(db, 'हल्दी')).length).toBeGreaterThan(0);
  });

  it('has more than 600 anonymous reviews of every rating, age and length', async () => {
    const spread = await one(sql`
      select count(*) >= 600 as many, count(distinct rating)::int as ratings,
        count(distinct user_name)::int as names, max(user_name) as name,
        min(length(comment)) < 60 as short, max(length(comment)) > 200 as long,
        max(created_at) < now() as past, min(created_at) < now() - interval '1 year' as old,
        max(created_at) > now() - interval '30 days' as fresh
      from reviews`);
    expect(spread).toEqual({
      many: true,
      ratings: 5,
      names: 1,
      name: anonymousName,
      short: true,
      long: true,
      past: true,
      old: true,
      fresh: true,
    });
  });

  it('sells six of its products in further sizes, one card each', async () => {
    const { rows } = await db.execute(sql`
      select name, count(*)::int as sizes, min(image_url) = max(image_url) as same
      from product_groups join (select group_id, image_url from products where published and gate_passed_on is not null)
        as member on member.group_id = product_groups.id group by 1 order by 1`);
    expect(rows).toEqual([
      { name: 'Chamomile Tulsi Night Tea', sizes: 3, same: true },
      { name: 'Kalonji (Black Seed) Oil', sizes: 3, same: true },
      { name: 'Kaunch Beej Churna', sizes: 2, same: true },
      { name: 'Manjistha Face Pack Powder', sizes: 3, same: true },
      { name: 'Neem Tulsi Handmade Soap', sizes: 2, same: true },
      { name: 'Pinda Tailam', sizes: 2, same: true },
    ]);
    const [all, cards] = [await listProducts(db, {}), await listProducts(db, { isOfCards: true })];
    expect(all.total - cards.total).toBe(9);
  });

  it('rates each product by its reviews, which are younger than the product', async () => {
    const { wrong } = await one<{ wrong: number }>(sql`
      select count(*)::int as wrong
      from products p
      left join (
        select coalesce(group_id, -own.id) as item, avg(reviews.rating) as mean, count(*) as number,
          min(reviews.created_at) as first
        from reviews join products own on own.id = product_id group by 1
      ) r on r.item = coalesce(p.group_id, -p.id)
      where p.review_count <> coalesce(r.number, 0)
        or abs(p.rating - coalesce(r.mean, 0)) > 0.001 or r.first < p.created_at`);
    expect(wrong).toBe(0);
  });

  it('knows the pincodes of India', async () => {
    const { count } = await one<{ count: number }>(sql`select count(*)::int as count from pincodes`);
    expect(count).toBeGreaterThan(18_000);
  });

  it('reports its progress and fills the shop once', async () => {
    expect(said.join('\n')).toMatch(/\d+ pincodes\n.*\d+ categories\n.*\d+ products\n.*\d+ reviews/);
    const again: string[] = [];
    await seedIfEmpty(db, (line) => again.push(line));
    expect(again).toEqual([]);
  });

  it('is the same every time, and stays empty after a seed that broke off', async () => {
    const breakOff = (line: string) => {
      if (line.includes('reviews')) throw new Error('killed');
    };
    await expect(seedIfEmpty(another.db, breakOff)).rejects.toThrow('killed');
    expect(await listCategories(another.db)).toEqual([]);
    await seedIfEmpty(another.db, () => {});
    expect(await fingerprint(another.db)).toEqual(await fingerprint(db));
  });
});

async function fingerprint(on: Db) {
  const { rows } = await on.execute(sql`
    select (select md5(string_agg(t::text, '|' order by id)) from categories t) as categories,
      (select md5(string_agg(t::text, '|' order by id)) from products t) as products,
      (select md5(string_agg(t::text, '|' order by id)) from reviews t) as reviews,
      (select md5(string_agg(t::text, '|' order by product_id)) from stock_movements t) as stock,
      (select md5(string_agg(t::text, '|' order by product_id)) from search_entries t) as search`);
  return rows[0];
}
