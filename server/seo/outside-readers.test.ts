import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { feedFindings } from './check-feed.ts';

const { db } = await testDatabase();
const site = createSite({
  db,
  config: readShopConfig({ PUBLIC_URL: 'https://shop.example', RATE_LIMITS: 'off', FEEDS: 'on' }),
  log: silentLog,
  loadPages: () => Promise.reject(new Error('no build here')),
  isReady: () => Promise.resolve(true),
});
const textOf = async (path: string) => (await site.request(path)).text();
const file = (name: string) => ({
  fileName: name,
  contents: readFileSync(new URL(`schemas/${name}`, import.meta.url), 'utf8'),
});

async function errorsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap', contents: xml },
    schema: [file('sitemap.xsd')],
    preload: [file('sitemap-image.xsd')],
  });
  return errors.map(({ message }) => message);
}

beforeAll(async () => {
  const { id: categoryId } = await makeCategory(db, { slug: 'hair-oils', name: 'Hair & care' });
  const names = ['Oil <50%>', 'तेल & oil', '🌿'.repeat(75), 'A'.repeat(149)];
  for (const [n, name] of names.entries())
    await makeProduct(db, {
      slug: `oil-${n}`,
      name,
      categoryId,
      imageUrl: `oil-${n}.webp`,
      quantity: 200,
      unit: 'ml',
    });
});

it.each(['/sitemaps/pages.xml', '/sitemaps/products/0.xml'])(
  '%s is valid by the schema of sitemaps.org',
  async (path) => {
    expect(await errorsOf(await textOf(path))).toEqual([]);
  },
);

it('the schema refuses what is no sitemap', async () => {
  const xml = await textOf('/sitemaps/products/0.xml');
  for (const broken of [
    xml.replace('<loc>', '<lok>').replace('</loc>', '</lok>'),
    xml.replace(/<lastmod>/, '<lastmod>x'),
  ])
    expect(await errorsOf(broken)).not.toEqual([]);
});

it('the feed keeps the rules of Google’s product data specification', async () => {
  const xml = await textOf('/feeds/google.xml');
  expect(xml.split('<item>')).toHaveLength(5);
  expect(feedFindings(xml)).toEqual([]);
  expect(feedFindings(xml.replaceAll(/ INR/g, ' rupees'))).not.toEqual([]);
  expect(feedFindings(xml.replaceAll(/<g:title>[^<]*<\/g:title>/g, ''))).toHaveLength(4);
});
