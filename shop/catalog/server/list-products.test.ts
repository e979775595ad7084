import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { listProducts } from './list-products.ts';
import { makeCategory, makeProduct } from './testing.ts';

const { db } = await testDatabase();

describe('a product list', () => {
  it('shows a parent category with the products of its descendants', async () => {
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

  it('comes in pages that together are the whole list, once', async () => {
    const category = await makeCategory(db, { slug: 'churna' });
    for (let n = 0; n < 5; n += 1) await makeProduct(db, { categoryId: category.id });
    const first = await listProducts(db, { category: 'churna', limit: 3 });
    expect(first).toMatchObject({ total: 5, next: first.products[2]!.id });
    const second = await listProducts(db, { category: 'churna', limit: 3, cursor: first.next! });
    expect(second.next).toBeNull();
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
  });

  it('says out of stock of what is sold out or stopped by the merchant', async () => {
    const category = await makeCategory(db, { slug: 'teas' });
    await makeProduct(db, { categoryId: category.id, stock: 0 });
    await makeProduct(db, { categoryId: category.id, onSale: false });
    await makeProduct(db, { categoryId: category.id, published: false });
    const { products } = await listProducts(db, { category: 'teas' });
    expect(products.map(({ status }) => status)).toEqual(['out of stock', 'out of stock']);
  });

  it('refuses a category that does not exist', async () => {
    await expect(listProducts(db, { category: 'nowhere' })).rejects.toMatchObject({
      code: 'category_not_found',
    });
  });
});
