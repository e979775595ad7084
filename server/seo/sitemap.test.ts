import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { busyDatabase, testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '../config.ts';
import { openDatabase, type Db, patient } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { createSite } from '../create-site.ts';

const { db, url } = await testDatabase();
const publicUrl = 'https://shop.example';
/** Three parts. `SITEMAP_PRODUCTS=100000` fills the ten of the largest shop. */
const last = Number(process.env.SITEMAP_PRODUCTS ?? 30_000);
const partIds = 10_000;

function siteOn(db: Db, env: Record<string, string> = {}) {
  return createSite({
    db,
    config: readShopConfig({ PUBLIC_URL: publicUrl, ...env }),
    log: silentLog,
    loadPages: () => Promise.reject(new Error('no build here')),
    isReady: () => Promise.resolve(true),
  });
}

const site = siteOn(db, { RATE_LIMITS: 'off' });
const textOf = async (path: string) => (await site.request(path)).text();
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!);

beforeAll(async () => {
  const { id } = await makeCategory(db, { slug: 'oils', name: 'Oils' });
  await makeCategory(db, { slug: 'hair-oils', name: 'Hair oils', parentId: id });
  // Each statement stays within its time-out on a slow machine.
  for (let from = 1; from <= last; from += partIds)
    await db.execute(sql`
    insert into products (id, slug, name, description, mrp_paise, quantity, unit, category_id, published, image_url, updated_at)
    select n, 'many-' || n, 'Many ' || n, 'One of many.', 10000, 100, 'g', ${id}, n % 100 <> 0, 'many-' || n || '.webp',
      timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(${from}::integer, ${from + partIds - 1}::integer) n`);
  await db.execute(sql`select setval('products_id_seq', 200000)`);
  await db.execute(sql`analyze products`);
});

it('robots.txt names the sitemap and keeps the API out of search results', async () => {
  const robots = await textOf('/robots.txt');
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/\n');
  expect(robots).toContain('Allow: /api/images/\n');
});

it('the index leads to all products but the unpublished, each once', async () => {
  const index = await textOf('/sitemap.xml');
  const parts = locationsIn(index);
  expect(parts[0]).toBe(`${publicUrl}/sitemaps/pages.xml`);
  expect(parts).toHaveLength(1 + last / partIds);
  expect(index).toContain('<lastmod>2026-01-01T02:46:39.000Z</lastmod>');
  const products = new Set<string>();
  for (const part of parts.slice(1)) {
    const locations = locationsIn(await textOf(part.slice(publicUrl.length)));
    expect(locations.length).toBeLessThanOrEqual(partIds);
    for (const location of locations) products.add(location);
  }
  expect(products.size).toBe(last * 0.99);
  expect(products).toContain(`${publicUrl}/product/many-${last - 1}`);
  expect(products).not.toContain(`${publicUrl}/product/many-100`);
});

it('an entry has its last change and its pictures', async () => {
  expect(await textOf('/sitemaps/products/2.xml')).toContain(
    `<url><loc>${publicUrl}/product/many-20001</loc><lastmod>2026-01-01T05:33:21.000Z</lastmod>` +
      `<image:image><image:loc>${publicUrl}/images/products/many-20001.webp</image:loc></image:image></url>`,
  );
});

it('categories, articles and fixed pages have their own sitemap', async () => {
  const xml = await textOf('/sitemaps/pages.xml');
  const paths = locationsIn(xml).map((location) => location.slice(publicUrl.length));
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/category/oils', '/category/oils/hair-oils', '/blog/hair-health']),
  );
  expect(paths).toContain('/learn-ayurveda/diet/kitchari');
  expect(new Set(paths).size).toBe(paths.length);
});

/** Pages of texts, which a real shop has only once it has written them. */
const isText = (path: string) =>
  /^\/(about|blog|collection|coming-soon|faq|hair|how-it-is-made|learn-ayurveda|make-profit|offers)(\/|$)/.test(
    path,
  );

it('a real shop lists none of the pages that are written for the demo', async () => {
  const realShop = siteOn(db, { SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1:25', RATE_LIMITS: 'off' });
  const listed = await (await realShop.request('/sitemaps/pages.xml')).text();
  const paths = locationsIn(listed).map((location) => location.slice(publicUrl.length));
  expect(paths).toEqual(expect.arrayContaining(['/', '/all-products', '/policies/terms', '/category/oils']));
  expect(paths.filter(isText)).toEqual([]);
  const llms = await (await realShop.request('/llms.txt')).text();
  const linked = [...llms.matchAll(/\]\(https:\/\/shop\.example([^)]*)\)/g)].map(([, path]) => path!);
  expect(linked).toContain('/policies/terms');
  expect(linked.filter(isText)).toEqual([]);
});

it('the last part costs the database no more than the first', async () => {
  const buffers: number[] = [];
  for (const after of [0, last / 2, last - partIds - 1_000]) {
    const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(sql`
      explain (analyze, buffers, format json)
      select id, slug, updated_at, image_url, other_image_urls from products
      where published and id > ${after} and id <= ${after + partIds - 1} order by id limit 1000`);
    const plan = rows[0]!['QUERY PLAN'][0].Plan;
    buffers.push(plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!);
  }
  expect(Math.max(...buffers)).toBeLessThan(Math.min(...buffers) * 1.5 + 10);
});

it('a client that stops reading holds no connection of the database', async () => {
  const one = openDatabase(url, { max: 1, ...patient });
  const slow = await siteOn(one.db).request('/sitemaps/products/1.xml');
  const reader = slow.body!.getReader();
  await reader.read();
  const other = await siteOn(one.db).request('/sitemaps/products/2.xml');
  expect(locationsIn(await other.text())).toHaveLength(9_900);
  await reader.cancel();
  await one.close();
});

it('text of the database cannot break out of its element', async () => {
  const { slug } = await makeProduct(db, { slug: '</loc><loc>&', imageUrl: '"><x>&.webp' });
  const xml = await textOf('/sitemaps/products/20.xml');
  expect(slug).toBe('</loc><loc>&');
  expect(xml).toContain(`<loc>${publicUrl}/product/%3C/loc%3E%3Cloc%3E&amp;</loc>`);
  expect(xml).not.toContain('<x>');
});

it('an empty or impossible part is a 404', async () => {
  for (const path of ['/sitemaps/products/55.xml', '/sitemaps/products/99999.xml'])
    expect((await site.request(path)).status).toBe(404);
});

it('one network has a limit, and a busy database gives 503', async () => {
  const limited = siteOn(db, { TRUSTED_PROXY: 'on' });
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  const ask = (network: string) =>
    limited.request('/sitemaps/products/55.xml', { headers: { 'x-forwarded-for': network } }, { incoming });
  for (let n = 0; n < 120; n += 1) await ask('203.0.113.9');
  expect((await ask('203.0.113.9')).status).toBe(429);
  expect((await ask('198.51.100.7')).status).toBe(404);

  const busy = await busyDatabase(url);
  const refused = await siteOn(busy.db).request('/sitemaps/products/1.xml');
  busy.free();
  await busy.close();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
});
