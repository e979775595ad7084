// §8 a database that is busy: page and call answer 503 with Retry-After, calmly and under a heading; the connections are open before anybody asks
import { expect, it } from 'vitest';
import { busyDatabase, testDatabase } from '#database/test-database.ts';
import * as hair from '#app/pages/hair.tsx';
import * as home from '#app/pages/home.tsx';
import * as listing from '#app/pages/listing.tsx';
import * as product from '#app/pages/product.tsx';
import * as about from '#app/pages/content/about.tsx';
import * as search from '#app/pages/search.tsx';
import { readShopConfig } from '../config.ts';
import type { Db } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { hero } from '#demo/texts/home.ts';
import { createSite } from '../create-site.ts';
import { buildOf } from './testing.ts';

const { url } = await testDatabase();
const build = buildOf({
  '': home,
  'product/:id': product,
  'all-products': listing,
  'category/:a': listing,
  hair,
  search,
  about,
});

it.concurrent.each([
  ['/', hero.title],
  ['/product/tulsi-tea', 'This product could not be loaded'],
  ['/all-products', 'All products'],
  ['/category/skin-care', 'Products'],
  ['/hair', 'Hair'],
  ['/search?q=tulsi', 'Results for “tulsi”'],
])('the page %s shows a busy database with Retry-After', async (path, heading) => {
  const busy = await busyDatabase(url);
  const answer = await siteOn(busy.db).request(path);
  const html = await answer.text();
  busy.free();
  await busy.close();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const seen = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '');
  expect(seen.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(heading);
  expect(seen.includes('Error: HTTP error! status: 503')).toBe(true);
  expect(seen.includes('Try again')).toBe(true);
  expect(seen.match(/Loading products|timeout exceeded|Failed query/)).toBeNull();
});

it.concurrent('a page without reads stays open, but uncached while categories are missing', async () => {
  const busy = await busyDatabase(url);
  const site = siteOn(busy.db);
  const answer = await site.request('/about');
  busy.free();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const later = await site.request('/about?q=later');
  await busy.close();
  expect(later.headers.get('cache-control')).toMatch(/^public/);
});

it.concurrent('a request that finds the database busy gets 503 with Retry-After', async () => {
  const busy = await busyDatabase(url);
  const answer = await siteOn(busy.db).request('/api/products');
  busy.free();
  await busy.close();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toMatchObject({
    message: 'The shop is busy. Please try again in a moment.',
    code: 'unavailable',
  });
});

function siteOn(db: Db) {
  return createSite({
    db,
    config: readShopConfig({}),
    log: silentLog,
    loadPages: () => Promise.resolve(build),
    isReady: () => Promise.resolve(true),
  });
}
