// §7 categories sorted by name; products whole or in pages, by id or slug, of a category by both calls
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import type { Category, Product } from '#shop/catalog/contract.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

async function ask(path: string) {
  const response = await api.request(path);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const slugs = (products: Product[]) => products.map(({ slug }) => slug);

const oils = await makeCategory(db, { slug: 'oils', name: 'Oils' });
const care = await makeCategory(db, { slug: 'hair', name: 'Hair Care', icon: 'leaf' });
const combs = await makeCategory(db, { slug: 'combs', name: 'Combs', parentId: care.id });
const bars = await makeCategory(db, { slug: 'bars', name: 'Bars', parentId: care.id });
const oil = await makeProduct(db, {
  slug: 'bhringraj-oil',
  name: 'Bhringraj Oil',
  description: 'Slow oil.',
  mrpPaise: 599_00,
  discountPercent: 15,
  stock: 0,
  quantity: 200,
  unit: 'ml',
  categoryId: oils.id,
});
for (let n = 1; n <= 3; n += 1)
  await makeProduct(db, { slug: `comb-${n}`, categoryId: combs.id, popularity: -n });
await makeProduct(db, { slug: 'bar', categoryId: bars.id, popularity: -9 });

describe('the categories', () => {
  // §3 products and categories travel with their fields
  it('are roots and children, sorted by name, with the specified fields', async () => {
    const { body } = await ask('/api/categories');
    expect((body as Category[]).map(({ name }) => name)).toEqual(['Hair Care', 'Oils', 'Bars', 'Combs']);
    expect(body[0]).toMatchObject({ id: care.id, name: 'Hair Care', parentId: null, icon: 'leaf' });
    expect(body[3]).toMatchObject({ id: combs.id, parentId: care.id });
  });
});

describe('the products', () => {
  // §3 products and categories travel with their fields
  it('have the specified fields; the price is the MRP in rupees', async () => {
    const { body } = await ask('/api/products');
    expect((body as Product[]).find(({ id }) => id === oil.id)).toMatchObject({
      id: oil.id,
      productName: 'Bhringraj Oil',
      description: 'Slow oil.',
      price: 599,
      discount: 15,
      sellingPrice: 509.15,
      status: 'out of stock',
      stockQuantity: 0,
      typeQuantity: 200,
      measurementUnit: 'ml',
      imageUrl: '',
      otherImageUrls: [],
      categoryId: oils.id,
      offer: null,
      rating: 0,
      isSubscribable: false,
    });
  });

  it('come all at once, or in pages with limit and cursor, Link and X-Total-Count', async () => {
    const all = await ask('/api/products');
    expect(all.body).toHaveLength(5);
    expect(all.headers.get('link')).toBeNull();
    const read: string[] = [];
    let path: string | undefined = '/api/products?limit=2';
    for (let pages = 0; path; pages += 1) {
      expect(pages).toBeLessThan(3);
      const { body, headers }: Awaited<ReturnType<typeof ask>> = await ask(path);
      expect(headers.get('x-total-count')).toBe('5');
      read.push(...slugs(body));
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(read).toEqual(slugs(all.body));
    expect((await ask('/api/products?limit=0')).status).toBe(400);
  });

  it('of a category and its descendants are the same by id and by slug', async () => {
    const expected = ['comb-1', 'comb-2', 'comb-3', 'bar'];
    for (const base of ['/api/products/category/id', '/api/products/category'])
      for (const name of [care.id, 'hair']) {
        const { body, headers } = await ask(`${base}/${name}`);
        expect(slugs(body)).toEqual(expected);
        expect(headers.get('x-total-count')).toBe('4');
        expect(slugs((await ask(`${base}/${name}?limit=1`)).body)).toEqual(['comb-1']);
      }
    for (const base of ['/api/products/category/id', '/api/products/category'])
      expect(await ask(`${base}/999999`)).toMatchObject({
        status: 404,
        body: { code: 'category_not_found' },
      });
  });

  it('open by id or slug; unknown ones are 404', async () => {
    for (const name of [oil.id, 'bhringraj-oil'])
      expect((await ask(`/api/products/${name}`)).body).toMatchObject({ id: oil.id, price: 599 });
    expect(await ask('/api/products/999999')).toMatchObject({
      status: 404,
      body: { message: 'Product not found.' },
    });
  });
});
