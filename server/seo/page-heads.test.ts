import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as blogArticle from '#app/pages/content/blog-article.tsx';
import * as listing from '#app/pages/listing.tsx';
import * as product from '#app/pages/product.tsx';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { createSite } from '../create-site.ts';
import { buildOf } from '../pages/testing.ts';

const { db } = await testDatabase();
const url = 'https://shop.example';
const site = createSite({
  db,
  config: readShopConfig({ PUBLIC_URL: url, RATE_LIMITS: 'off' }),
  log: silentLog,
  loadPages: () =>
    Promise.resolve(buildOf({ 'category/:a': listing, 'product/:id': product, 'blog/:slug': blogArticle })),
  isReady: () => Promise.resolve(true),
});

async function headOf(path: string) {
  const html = await (await site.request(path)).text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    title: find(/<title>([^<]*)</),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    type: find(/<meta property="og:type" content="([^"]*)"/),
    image: find(/<meta property="og:image" content="([^"]*)"/),
  };
}

it('each product, category and article has its own title, text, URL and picture', async () => {
  await makeCategory(db, { slug: 'oils', name: 'Oils' });
  await makeCategory(db, { slug: 'teas', name: 'Teas' });
  const long = 'Black sesame is pressed in a wooden chekku and cooks for eight hours. ';
  const { id } = await makeProduct(db, { slug: 'one', name: 'One', description: long.repeat(9) });
  await makeProduct(db, { slug: 'two', name: 'Two', description: 'Another.' });
  const paths = ['/category/oils', '/category/teas', `/product/${id}`, '/product/two', '/blog/hair-health'];
  const heads = await Promise.all(paths.map(headOf));
  for (const field of ['title', 'description', 'canonical', 'image'] as const)
    expect(new Set(heads.map((head) => head[field])).size, field).toBe(paths.length);
  expect(heads[2]).toMatchObject({
    title: 'One | Aranya',
    canonical: `${url}/product/one`,
    image: `${url}/share/product/one.jpg?v=50000`,
  });
  expect(heads.map(({ type }) => type)).toEqual(['website', 'website', 'product', 'product', 'article']);
  for (const { description } of heads) expect(description.length).toBeLessThanOrEqual(160);
  expect(heads[2]!.description).toMatch(/\w…$/);
  for (const { image } of heads) expect((await site.request(image.slice(url.length))).status).toBe(200);
});
