import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { type Sort, sorts } from '../filters.ts';
import { filterProducts } from './filtering/filter-products.ts';
import { readListFacets } from './filtering/read-facets.ts';
import { listProducts } from './list-products.ts';
import { makeCategory, makeProduct, makeVariants } from './testing.ts';

const { db } = await testDatabase();
const many = 1_150;
const category = 'long-list';

beforeAll(async () => {
  const { id: categoryId } = await makeCategory(db, { slug: category });
  const { id } = await makeProduct(db, { categoryId, form: 'Oil', concerns: ['Calm', 'Glow'], stock: 9 });
  await makeVariants(db, { id, count: many - 1 });
});

async function walk(sort: Sort | undefined, from?: string): Promise<number[]> {
  const { products, next } = await listProducts(db, { category, sort, limit: 100, cursor: from });
  const ids = products.map(({ id }) => id);
  return next === null ? ids : [...ids, ...(await walk(sort, next))];
}

describe('a list of more than a thousand products', () => {
  it.each([undefined, ...sorts])('has pages beyond the numbered ones, sorted by %s', async (sort) => {
    const { products } = await listProducts(db, { category, sort });
    expect(products).toHaveLength(many);
    expect(await walk(sort)).toEqual(products.map(({ id }) => id));
  });

  it('keeps its place when products before it change', async () => {
    const asked = { category, sort: 'price', limit: 24 } as const;
    expect((await listProducts(db, { ...asked, cursor: '960' })).next).toBe('984');
    const { next, products } = await listProducts(db, { ...asked, cursor: '984' });
    expect(next).toMatch(/^after:\d+:\d+$/);
    const following = await listProducts(db, { ...asked, cursor: next! });
    await db.execute(sql`update products set published = false where id = ${products[0]!.id}`);
    expect(await listProducts(db, { ...asked, cursor: next! })).toMatchObject({
      products: following.products,
      total: many - 1,
    });
    await db.execute(sql`update products set published = true where id = ${products[0]!.id}`);
  });

  it('counts all products of a category, and a thousand of those in stock', async () => {
    const count = async (filters: object) => {
      const { total, isExact } = await listProducts(db, { category, limit: 24, ...filters });
      return { total, isExact };
    };
    expect(await count({})).toEqual({ total: many, isExact: true });
    expect(await count({ form: 'Oil', concern: 'Glow' })).toEqual({ total: many, isExact: true });
    expect(await count({ inStock: 'true' })).toEqual({ total: 1_000, isExact: false });
    expect(await count({ inStock: 'true', rating: 4 })).toEqual({ total: 127, isExact: true });
    expect(await count({ concern: 'Glow', rating: 4 })).toEqual({ total: 127, isExact: true });
    expect(await count({ concern: 'Glow', maxPrice: 1 })).toEqual({ total: 0, isExact: true });
    expect(await count({ form: 'Tea' })).toEqual({ total: 0, isExact: true });
  });

  it('has facets with numbers, or with values alone beyond a thousand', async () => {
    const facets = async (filters: object) =>
      readListFacets(db, await filterProducts(db, { category, ...filters }));
    const concerns = (count: number | null) => ['Calm', 'Glow'].map((value) => ({ value, count }));
    expect(await facets({})).toMatchObject({
      forms: [{ value: 'Oil', count: many }],
      concerns: concerns(many),
    });
    expect(await facets({ inStock: 'true' })).toMatchObject({
      categories: [{ slug: category, count: null }],
      forms: [{ value: 'Oil', count: null }],
      concerns: concerns(null),
    });
    expect((await facets({ inStock: 'true', rating: 4 })).concerns).toEqual(concerns(127));
    expect((await facets({ form: 'Oil', concern: 'Glow', rating: 4 })).concerns).toEqual(concerns(127));
  });

  it.each(['after:1', 'after:1:2:3', 'after:x:1', 'after::', 'after:-:1', '985', '99999999', 'elsewhere'])(
    'refuses the cursor %s',
    async (cursor) => {
      await expect(listProducts(db, { category, sort: 'price', limit: 24, cursor })).rejects.toMatchObject({
        status: 400,
      });
    },
  );

  it.each(sorts)('survives numbers that no column holds, sorted by %s', async (sort) => {
    const places = ['9999999999999999', '-9999999999999999', '4.5', '0.00000001'];
    for (const place of places)
      for (const keys of [2, 3]) {
        const cursor = `after:${Array.from({ length: keys }, () => place).join(':')}`;
        const page = listProducts(db, { category, sort, limit: 24, cursor });
        await page.catch((error: { status?: number }) => expect(error.status).toBe(400));
      }
  });
});

describe('the counts of published products', () => {
  const differences = async () => {
    const counted = sql`select counts_key, category_id, form, concerns, count(*)::int as products from products
      where published or counts_key is not null group by counts_key, category_id, form, concerns`;
    const kept = sql`select key, category_id, form, concerns, products from product_counts`;
    const { rows } = await db.execute(sql`(${counted} except ${kept}) union all (${kept} except ${counted})`);
    return rows;
  };

  it('follow every change of the products', async () => {
    const { id: categoryId } = await makeCategory(db);
    const { id } = await makeProduct(db, { categoryId, form: 'Tea', concerns: ['Calm'] });
    const changes = [
      sql`update products set form = 'Juice' where id = ${id}`,
      sql`update products set concerns = array['Glow', 'a, "b"', null] where id = ${id}`,
      sql`update products set published = false, form = 'Tea' where id = ${id}`,
      sql`update products set published = true where id = ${id}`,
      sql`update products set stock = stock - 1, name = 'New' where id = ${id}`,
      sql`update products set category_id = (select min(id) from categories)`,
      sql`delete from products where slug = 'n-2'`,
    ];
    for (const change of changes) {
      await db.execute(change);
      expect(await differences()).toEqual([]);
    }
  });
});
