import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import type { Filters, Sort } from '../filters.ts';
import { listProducts } from './list-products.ts';
import { filterProducts } from './filtering/filter-products.ts';
import { readConcerns, readListFacets } from './filtering/read-facets.ts';
import { pickProducts } from './pick-products.ts';
import { products } from './tables.ts';
import { makeCategory, makeProduct } from './testing.ts';

const { db } = await testDatabase();

describe('a product list', () => {
  // §2 category listing by parent, by child and for all products: each address shows its own
  it("includes the products of a parent category's descendants", async () => {
    const root = await makeCategory(db, { slug: 'hair-care' });
    const child = await makeCategory(db, { slug: 'hair-oils', parentId: root.id });
    await makeProduct(db, { slug: 'bhringraj-oil', categoryId: child.id });
    await makeProduct(db, { slug: 'neem-comb', categoryId: root.id });
    const { products, total } = await listProducts(db, { category: 'hair-care' });
    expect(products.map(({ slug }) => slug)).toEqual(['bhringraj-oil', 'neem-comb']);
    expect(total).toBe(2);
    const leaf = await listProducts(db, { category: String(child.id) });
    expect(leaf.products).toHaveLength(1);
  });

  it('has pages that hold every product once', async () => {
    const category = await makeCategory(db, { slug: 'churna' });
    for (let n = 0; n < 5; n += 1) await makeProduct(db, { categoryId: category.id });
    const first = await listProducts(db, { category: 'churna', limit: 3 });
    expect(first).toMatchObject({ total: 5, isExact: true, next: '3' });
    const second = await listProducts(db, { category: 'churna', limit: 3, cursor: first.next! });
    expect(second.next).toBeNull();
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
  });

  it('follows the requested sort order', async () => {
    const category = await makeCategory(db, { slug: 'rasayana' });
    const given = { categoryId: category.id };
    const day = (date: number) => new Date(Date.UTC(2026, 0, date));
    await makeProduct(db, {
      ...given,
      slug: 'plain',
      mrpPaise: 30_000,
      popularity: 9,
      createdAt: day(1),
      countryOfOrigin: 'Nepal',
    });
    await makeProduct(db, {
      ...given,
      slug: 'reduced',
      mrpPaise: 50_000,
      discountPercent: 50,
      popularity: 5,
      rating: 4.5,
      createdAt: day(2),
      countryOfOrigin: 'India',
    });
    await makeProduct(db, {
      ...given,
      slug: 'dear',
      mrpPaise: 90_000,
      rating: 4.9,
      createdAt: day(3),
      countryOfOrigin: 'France',
    });
    const inOrder = async (sort?: Sort) =>
      (await listProducts(db, { category: 'rasayana', sort })).products.map(({ slug }) => slug);
    expect(await inOrder()).toEqual(['plain', 'reduced', 'dear']);
    expect(await inOrder('popular')).toEqual(['plain', 'reduced', 'dear']);
    expect(await inOrder('price')).toEqual(['reduced', 'plain', 'dear']);
    expect(await inOrder('price-desc')).toEqual(['dear', 'plain', 'reduced']);
    expect(await inOrder('newest')).toEqual(['dear', 'reduced', 'plain']);
    expect(await inOrder('rating')).toEqual(['dear', 'reduced', 'plain']);
    expect(await inOrder('origin')).toEqual(['dear', 'reduced', 'plain']);
  });

  it('accepts prices up to ₹999,999, of filters and of products', async () => {
    const { id: categoryId } = await makeCategory(db, { slug: 'gold-bhasmas' });
    await makeProduct(db, { categoryId, slug: 'gold-bhasma', mrpPaise: 99_999_900 });
    const listed = async (filters: object) =>
      (await listProducts(db, { category: 'gold-bhasmas', limit: 9, ...filters })).total;
    expect(await listed({ sort: 'price', minPrice: 999_999, maxPrice: 999_999 })).toBe(1);
    expect(await listed({ maxPrice: 999_998 })).toBe(0);
  });

  // §2 listings: sort and filters in the address, result count, with and without JavaScript
  it('filters by price, rating, stock, form and concern, and counts each facet', async () => {
    const { id: categoryId } = await makeCategory(db, { slug: 'lepas' });
    const given = { categoryId, form: 'Paste', concerns: ['Glow'], rating: 4.5 };
    await makeProduct(db, { ...given, slug: 'reduced-lepa', mrpPaise: 80_000, discountPercent: 50 });
    await makeProduct(db, { ...given, slug: 'dear-lepa', mrpPaise: 40_100 });
    await makeProduct(db, { ...given, slug: 'sold-out-lepa', mrpPaise: 10_000, stock: 0 });
    await makeProduct(db, { ...given, slug: 'poor-lepa', mrpPaise: 10_000, rating: 3.9 });
    await makeProduct(db, {
      ...given,
      slug: 'powder-lepa',
      mrpPaise: 10_000,
      form: 'Powder',
      concerns: ['Calm'],
    });
    const listed = async (filters: Filters) => {
      const { products, total } = await listProducts(db, { category: 'lepas', limit: 24, ...filters });
      expect(total).toBe(products.length);
      return products.map(({ slug }) => slug);
    };
    expect(await listed({ maxPrice: 400, minPrice: 400 })).toEqual(['reduced-lepa']);
    expect(await listed({ inStock: 'true', rating: 4, sort: 'price' })).toEqual([
      'powder-lepa',
      'reduced-lepa',
      'dear-lepa',
    ]);
    expect(await listed({ form: 'Powder' })).toEqual(['powder-lepa']);
    expect(await listed({ concern: 'Calm', rating: 5 })).toEqual([]);
    const beyond = await listProducts(db, { category: 'lepas', form: 'Paste', limit: 24, cursor: '48' });
    expect(beyond).toEqual({ products: [], total: 4, isExact: true, next: null });
    const facets = await readListFacets(db, await filterProducts(db, { category: 'lepas', inStock: 'true' }));
    expect(facets.forms).toEqual([
      { value: 'Paste', count: 3 },
      { value: 'Powder', count: 1 },
    ]);
  });

  // §2 a filter by country of origin once a product is imported (Rule 6(10A))
  it('offers countries of origin once a product is imported, and filters by them', async () => {
    const { id: categoryId } = await makeCategory(db, { slug: 'salts' });
    const facets = async () => readListFacets(db, await filterProducts(db, { category: 'salts' }));
    const { id } = await makeProduct(db, { categoryId, slug: 'sendha-salt', countryOfOrigin: 'India' });
    await makeProduct(db, { categoryId, slug: 'black-salt' });
    expect((await facets()).origins).toEqual([]);
    await makeProduct(db, { categoryId, slug: 'pink-salt', countryOfOrigin: 'Nepal' });
    expect((await facets()).origins).toEqual([
      { value: 'India', count: 1 },
      { value: 'Nepal', count: 1 },
    ]);
    const imported = await listProducts(db, { category: 'salts', origin: 'Nepal', limit: 24 });
    expect(imported).toMatchObject({ total: 1, products: [{ slug: 'pink-salt' }] });
    await db.update(products).set({ countryOfOrigin: 'Nepal' }).where(eq(products.id, id));
    expect((await facets()).origins).toEqual([{ value: 'Nepal', count: 2 }]);
  });

  it('names the concerns of published products, those of the most products first', async () => {
    await makeProduct(db, { concerns: ['Restless legs'] });
    await makeProduct(db, { concerns: ['Restless legs', 'Cold feet'] });
    await makeProduct(db, { concerns: ['Hidden concern'], published: false });
    const concerns = await readConcerns(db);
    expect(concerns.indexOf('Restless legs')).toBeLessThan(concerns.indexOf('Cold feet'));
    expect(concerns).not.toContain('Hidden concern');
    expect(concerns).toContain('Cold feet');
  });

  it('marks sold-out and stopped products as out of stock', async () => {
    const category = await makeCategory(db, { slug: 'teas' });
    await makeProduct(db, { categoryId: category.id, stock: 0 });
    await makeProduct(db, { categoryId: category.id, onSale: false });
    await makeProduct(db, { categoryId: category.id, published: false });
    const { products } = await listProducts(db, { category: 'teas' });
    expect(products.map(({ status }) => status)).toEqual(['out of stock', 'out of stock']);
  });

  it('refuses an unknown category', async () => {
    await expect(listProducts(db, { category: 'nowhere' })).rejects.toMatchObject({
      code: 'category_not_found',
    });
  });

  it('returns products by id or slug in the requested order, without unknown ones', async () => {
    const one = await makeProduct(db, { slug: 'hand-picked' });
    const two = await makeProduct(db, { slug: '2024-harvest' });
    const hidden = await makeProduct(db, { published: false });
    const names = [String(two.id), 'hand-picked', 'nowhere', hidden.slug, '2024-harvest', String(one.id)];
    const picked = await pickProducts(db, names);
    expect(picked.map(({ id }) => id)).toEqual([two.id, one.id, two.id, one.id]);
  });
});
