import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as listing from '#app/pages/listing.tsx';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct, makeVariants } from '#shop/catalog/server/testing.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { buildOf } from './testing.ts';

const { db } = await testDatabase();
const site = createSite({
  db,
  config: readShopConfig({ RATE_LIMITS: 'off' }),
  log: silentLog,
  loadPages: () => Promise.resolve(buildOf({ 'all-products': listing })),
  isReady: () => Promise.resolve(true),
});
const text = async (path: string) =>
  (await (await site.request(path)).text()).replaceAll('&amp;', '&').replaceAll('<!-- -->', '');

beforeAll(async () => {
  const { id } = await makeProduct(db);
  await makeVariants(db, { id, count: 1_149 });
});

it('says how many products a listing has, up to a thousand of filtered ones', async () => {
  expect(await text('/all-products')).toContain('1150 products');
  expect(await text('/all-products?inStock=true')).toContain('More than 1,000 products');
  expect(await text('/all-products?inStock=true&rating=4')).toContain('127 products');
});

it('goes on by cursor after page 42', async () => {
  const page42 = await text('/all-products?page=42&sort=price');
  const cursor = /href="([^"]*cursor=[^"]*)"[^>]*>Next/.exec(page42)?.[1];
  expect(cursor).toMatch(/^\/all-products\?sort=price&cursor=after%3A\d+%3A\d+$/);
  const following = await text(cursor!);
  expect(following).not.toContain('aria-current="page">');
  const namesIn = (html: string) => [...html.matchAll(/href="(\/product\/[^"#]+)"/g)].map(([, path]) => path);
  expect(namesIn(following).length).toBeGreaterThanOrEqual(24);
  expect(namesIn(following).filter((name) => namesIn(page42).includes(name))).toEqual([]);
});

it('ignores a wrong cursor, and refuses the cursor of another order', async () => {
  expect((await site.request('/all-products?cursor=nothing')).status).toBe(200);
  expect((await site.request('/all-products?cursor=after:1:2:3')).status).toBe(400);
});

it('tells API clients that a total is not exact', async () => {
  const headersOf = async (path: string) => {
    const { headers } = await site.request(path);
    return ['x-total-count', 'x-total-exact'].map((name) => headers.get(name));
  };
  expect(await headersOf('/api/products?limit=24&inStock=true')).toEqual(['1000', 'false']);
  expect(await headersOf('/api/products?limit=24')).toEqual(['1150', null]);
});
